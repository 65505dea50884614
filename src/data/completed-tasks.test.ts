// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { publishable, taskCatalogText } from '@/domain/task-publication';
import { taskOf } from '@/domain/testing/rows';
import { clearAccountCache } from '@/lib/account-cache';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { tasksOfCompletions } from './completed-tasks';
import { keptCatalog } from './kept-catalog';

const bike = taskOf('bike', 'Daily', { score: 20 });
const tap = taskOf('tap', 'Daily', { score: 5 });
const rows = [{ taskId: 'bike' }, { taskId: 'tap' }, { taskId: 'gone' }, { taskId: 'bike' }, null];

beforeEach(() => {
  clearAccountCache();
  storeTokens({ sub: 'me' });
});

/** Answers with a catalog, and with tasks by key. Returns the operations that were asked for. */
function answering(published: object | null, stored = [bike, tap]) {
  return stubDataApi({
    TaskCatalogTasks: () => ({ data: { getTaskCatalog: published } }),
    TaskValueById: (variables) => {
      const ids = Object.values(variables);
      const roots = ids.map((id, at) => [`r${at}`, stored.find((task) => task.id === id) ?? null]);
      return { data: Object.fromEntries(roots) };
    },
  });
}

async function scores(version: string | null | undefined): Promise<Record<string, unknown>> {
  const tasks = await tasksOfCompletions('me', keptCatalog('me'), version, rows);
  return Object.fromEntries([...tasks].map(([id, { score }]) => [id, score]));
}

const asked = (calls: ReturnType<typeof answering>) => calls.map(({ operation }) => operation);

it('takes the tasks from the published catalog, which it keeps', async () => {
  const calls = answering({ tasks: taskCatalogText(publishable([bike, tap, taskOf('gone')])) });
  expect(await scores('one')).toEqual({ bike: 20, tap: 5, gone: 10 });
  expect(await scores('one')).toEqual({ bike: 20, tap: 5, gone: 10 });
  expect(asked(calls)).toEqual(['TaskCatalogTasks']);
});

it('reads by key what the catalog lacks, once each; deleted tasks are missing', async () => {
  const calls = answering({ tasks: taskCatalogText(publishable([bike])) });
  expect(await scores('one')).toEqual({ bike: 20, tap: 5 });
  expect(calls.at(-1)?.variables).toEqual({ id0: 'tap', id1: 'gone' });
});

it.each([
  ['is gone', 'one', null],
  ['is unreadable', 'one', { tasks: '[{"id":1}]' }],
  ['is too large to be published', '', null],
  ['has never been published', undefined, null],
])(
  'reads all by key, and lists them with their tasks next time, if the catalog %s',
  async (_, version, published) => {
    answering(published);
    expect(await scores(version)).toEqual({ bike: 20, tap: 5 });
    expect(keptCatalog('me')).toBeUndefined();
  },
);

it('reads all by key if the catalog can’t be read for now', async () => {
  stubDataApi({
    TaskCatalogTasks: () => ({ data: null, errors: [{ errorType: 'InternalFailure' }] }),
    TaskValueById: () => ({ data: { r0: bike, r1: tap, r2: null } }),
  });
  expect(await scores('one')).toEqual({ bike: 20, tap: 5 });
});

it('asks for nothing if the completions were listed with their tasks', async () => {
  const calls = answering(null);
  const listed = [
    { taskId: 'bike', task: bike },
    { taskId: 'gone', task: null },
  ];
  expect((await tasksOfCompletions('me', undefined, 'one', listed)).size).toBe(0);
  expect(calls).toEqual([]);
});

// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { memberText, newMember } from '@/domain/member-text';
import { newCompletion } from '@/domain/new-completion';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { createCompletion } from './completion-writes';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');
const row = newCompletion('me', taskOf('bike'), NOW);
const other = { ...row, completedDate: '2025-06-12T07:00:00.000Z' };
const textsAt = (level: number) => ({
  level,
  memberState: memberText(newMember(level, NOW), NOW + level),
  ledger: null,
  dailyRecord: null,
});
const change = { from: textsAt(4), to: textsAt(5), susscore: 10 };

const done = { id: row.id };
const conflict = 'DynamoDB:ConditionalCheckFailedException';
const refusal = (errorType: string, root: string) => ({ errorType, message: '', path: [root] });

beforeEach(() => {
  localStorage.clear();
  storeTokens({ sub: 'me' });
});

/** Answers a completion; a string is the type of the error of its row or of the member document. */
function answering(created: object | string, counted: object | string, stored?: object | null) {
  const parts = Object.entries({ r0: created, r1: counted });
  const data = parts.map(([root, part]) => [root, typeof part === 'string' ? null : part]);
  const errors = parts.flatMap(([root, part]) =>
    typeof part === 'string' ? [refusal(part, root)] : [],
  );
  return stubDataApi({
    Complete: () => ({ data: Object.fromEntries(data), errors }),
    Completed: () =>
      stored === undefined
        ? { data: null, errors: [{ errorType: 'InternalFailure', message: '' }] }
        : { data: { getCompletedTask: stored } },
  });
}

it('stores a completion and the member document with one request', async () => {
  const calls = answering(done, done);
  expect(await createCompletion(row, change)).toEqual({ row, isCounted: true });
  expect(calls.map(({ operation }) => operation)).toEqual(['Complete']);
});

it('stores a completion alone', async () => {
  const calls = answering(done, done);
  expect(await createCompletion(row)).toEqual({ row, isCounted: false });
  expect(Object.keys(calls[0]?.variables ?? {})).toEqual(['input0']);
});

it.each([
  ['was refused because it has changed', done, conflict, undefined, row, false],
  ['was changed, but another device’s row is there', conflict, done, other, other, true],
  ['was changed, and the row is there from before', conflict, done, row, row, true],
  [
    'was changed, and what is there can’t be looked up',
    conflict,
    done,
    undefined,
    undefined,
    undefined,
  ],
  ['was changed, but the task is gone', 'TaskGone', done, null, undefined, true],
  [
    'was changed, and the row is there from before its task was deleted',
    'TaskGone',
    done,
    row,
    row,
    true,
  ],
  ['was changed, but the row was refused', 'InternalFailure', done, undefined, undefined, true],
  ['was refused too', 'InternalFailure', conflict, undefined, undefined, false],
] as const)(
  'says that the member document %s',
  async (_, created, counted, stored, found, isCounted) => {
    answering(created, counted, stored);
    expect(await createCompletion(row, change)).toMatchObject({ row: found, isCounted });
  },
);

it('creates a completion again if the row that was in the way has been deleted', async () => {
  let tries = 0;
  const calls = stubDataApi({
    Complete: () => {
      tries += 1;
      return tries === 1
        ? { data: { r0: null, r1: done }, errors: [refusal(conflict, 'r0')] }
        : { data: { r0: done } };
    },
    Completed: () => ({ data: { getCompletedTask: null } }),
  });
  expect(await createCompletion(row, change)).toEqual({ row, isCounted: true });
  expect(calls.map(({ operation }) => operation)).toEqual(['Complete', 'Completed', 'Complete']);
});

it('looks up a completion whose response was lost', async () => {
  answering(done, done, row);
  const send = globalThis.fetch;
  let sent = 0;
  globalThis.fetch = async (...args) => {
    sent += 1;
    if (sent === 1) throw new TypeError('Failed to fetch');
    return send(...args);
  };
  expect(await createCompletion(row, change)).toEqual({ row, isCounted: undefined });
});

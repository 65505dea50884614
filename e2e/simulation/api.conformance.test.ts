import { admin, member, post } from 'amplify-emulator/testing';
import { afterAll, expect, it, vi } from 'vitest';
import type { Commit } from '@/domain/actions/commit';
import type { Task } from '@/domain/task';
import { taskOf } from '@/domain/testing/rows';
import { commitTo, type Tables } from '@/testing/fake-commit';
import { CommitDocument } from '@/data/generated/commit';
import { OWN_ROWS } from '../testing/documents';
import { startTestEmulator } from '../testing/running-emulator';
import { Dice } from '../../simulation/dice';

/* The API of the simulation and of tests answers commits, and stores them, as the deployed resolver does. */

const COMMITS = 150;
const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const ACCOUNT = 'aaaa';
const TASKS = ['task-1', 'task-2', 'task-3'];

const tasks = new Map<string, Task>();
const model: Tables = {
  accountId: ACCOUNT,
  completions: new Map(),
  selections: new Map(),
  profile: null,
  task: (id) => tasks.get(id) ?? null,
  now: () => NOW,
};

vi.useFakeTimers({ toFake: ['Date'], now: NOW });
// The clock stands still, so a lag would never pass.
const api = await startTestEmulator({ indexLagMs: 0 });
const create = 'mutation ($input: CreateTasksInput!) { createTasks(input: $input) { id } }';
for (const id of TASKS) {
  const state = id === 'task-3' ? 'Draft' : 'Live';
  const input = { id, name: id, difficulty: 'Daily', score: 1, duration: 1, state };
  const { errors } = await post(api.origin, admin, create, { input });
  if (errors[0]) throw new Error(errors[0].message);
  tasks.set(id, taskOf(id, 'Daily', { state }));
}
afterAll(async () => {
  vi.useRealTimers();
  await api.stop();
});

async function createProfile(): Promise<void> {
  const create = 'mutation { createUserProfile(input: {}) { id } }';
  const { errors } = await post(api.origin, member(ACCOUNT), create, {});
  if (errors[0]) throw new Error(errors[0].message);
  model.profile = { level: null };
}

/** Returns a commit that may be refused, for any of the possible reasons. */
function commitBy(dice: Dice): Commit {
  const { revision = 0, level = null } = model.profile ?? {};
  const at = NOW + dice.between(0, 3);
  const taskId = dice.pick([...TASKS.slice(0, 2), ...TASKS, 'task-gone']);
  const selectionDate = new Date(at).toISOString();
  const completion = {
    place: `done#${taskId}#${at}`,
    taskId,
    completedDate: selectionDate,
    expirationDate: new Date(at + 1).toISOString(),
    saved: [1, 2],
    ...(dice.isHit(0.3) && { note: `Noted at ${at}` }),
  };
  return {
    revision: dice.isHit(0.8) ? revision : revision + dice.pick([-1, 1]),
    levelBefore: dice.isHit(0.9) ? level : (level ?? 0) + 1,
    level: dice.isHit(0.9) ? (level ?? 0) + 1 : null,
    susscore: 1,
    memberRecord: dice.isHit(0.97) ? `{"n":${dice.between(0, 9)}}` : 'x'.repeat(30_001),
    // A transaction may contain each row only once.
    ...(dice.isHit(0.5)
      ? {
          complete: [completion],
          uncomplete: [],
          annotate: [],
          select: [{ place: `goal#${taskId}`, taskId, selectionDate, goal: '{}' }],
          deselect: [],
        }
      : {
          complete: [],
          uncomplete: dice.isHit(0.95) ? [`${ACCOUNT}#done#task-1#${at}`] : manyIds(),
          annotate: dice.isHit(0.5)
            ? [{ id: `${ACCOUNT}#done#task-2#${at}`, note: dice.pick(['12 km', null]) }]
            : [],
          select: [],
          deselect: [`${ACCOUNT}#goal#task-2`],
        }),
  };
}

function manyIds(): string[] {
  return Array.from({ length: 100 }, (_, at) => `${ACCOUNT}#done#task-2#${at}`);
}

async function storedRows(): Promise<unknown> {
  const variables = { id: ACCOUNT, owner: ACCOUNT };
  const { data, errors } = await post(api.origin, member(ACCOUNT), OWN_ROWS, variables);
  expect(errors).toEqual([]);
  return data;
}

const byId = (rows: Iterable<{ readonly id: string }>) => expect.arrayContaining([...rows]);

it(
  'Random commits get the same answers, and lead to the same rows',
  { timeout: 120_000 },
  async () => {
    const dice = new Dice('commits');
    for (let number = 0; number < COMMITS; number += 1) {
      if (number === 5) await createProfile();
      const commit = commitBy(dice);
      const theirs = await post(api.origin, member(ACCOUNT), CommitDocument, { ...commit });
      const ours = commitTo(model, commit);
      const typesOf = (errors: readonly { errorType?: unknown }[]) =>
        errors.map((error) => error.errorType);
      expect({ commit, ...ours.data, errors: typesOf(ours.errors) }).toEqual({
        commit,
        ...(ours.data && theirs.data),
        errors: typesOf(theirs.errors),
      });
    }
    const profile: Tables['profile'] = model.profile;
    const withoutNote = { note: null, noteRevision: null };
    const completions = [...model.completions.values()].map((row) => ({ ...withoutNote, ...row }));
    expect(completions).toContainEqual(expect.objectContaining({ note: '12 km' }));
    expect(profile?.revision).toBeGreaterThan(20);
    expect(await storedRows()).toEqual({
      getUserProfile: {
        ...profile,
        selectedTasks: { items: byId(model.selections.values()) },
      },
      listCompletedTaskByNameofownerAndExpirationDate: { items: byId(completions) },
    });
  },
);

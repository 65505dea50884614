import { beforeEach, expect, it } from 'vitest';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { conflictAt, stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import {
  correctEarlierCompletions,
  createRow,
  deleteRow,
  restoreRow,
  updateRow,
} from './admin-list';

const stored = {
  id: 't1',
  name: 'Walk',
  difficulty: 'Daily' as const,
  score: 3,
  updatedAt: '2025-01-01T00:00:00.000Z',
};
const later = '2025-01-02T00:00:00.000Z';
const changed = { ...stored, name: 'Run', updatedAt: later };
const taken = conflictAt('r0');
const giving = (row: object | null) => () => ({ data: { row } });
const writing = (row: object) => () => ({ data: { r0: row } });

beforeEach(() => void storeTokens({ sub: 'a1' }));

it('An update that the browser sends again after a lost response has succeeded', async () => {
  const archived = { ...stored, state: 'Archived', updatedAt: later };
  stubDataApi({ UpdateCuratedTasks: () => taken, CuratedTasksRow: giving(archived) });
  expect(await updateRow(curatedTaskModel, stored, { state: 'Archived' })).toEqual(archived);
});

const walk = { name: 'Walk', difficulty: 'Daily', score: '3' };
const run = { ...walk, name: 'Run' };

it('Retrying a create that was stored returns its row, whatever else it has by now', async () => {
  const theirs = { ...stored, description: 'On foot.', updatedAt: later };
  const calls = stubDataApi({ CreateCuratedTasks: () => taken, CuratedTasksRow: giving(theirs) });
  expect(await createRow(curatedTaskModel, 't1', { ...walk, state: '' }, [])).toEqual(theirs);
  expect(calls.map(({ operation }) => operation)).toEqual([
    'CreateCuratedTasks',
    'CuratedTasksRow',
  ]);
});

it('Deleting a row that is gone has succeeded; one that another admin has changed is a conflict', async () => {
  const DeleteCuratedTasks = () => conflictAt('row');
  stubDataApi({ DeleteCuratedTasks, CuratedTasksRow: giving(null) });
  await expect(deleteRow(curatedTaskModel, stored)).resolves.toBeUndefined();
  stubDataApi({ DeleteCuratedTasks, CuratedTasksRow: giving(changed) });
  await expect(deleteRow(curatedTaskModel, stored)).rejects.toMatchObject({ kind: 'conflict' });
});

it('Restoring a row recreates it under its old ID and leaves an existing row unchanged', async () => {
  const calls = stubDataApi({ CreateCuratedTasks: writing(changed) });
  const corrected = { correctedAt: later, correctedSaved: [1], correctionNote: 'Too high.' };
  await restoreRow(curatedTaskModel, { ...stored, ...corrected });
  expect(calls[0]?.variables).toEqual({ input0: { id: 't1', ...walk, score: 3, ...corrected } });
  await createRow(curatedTaskModel, 't1', run, [], { ...stored, ...corrected });
  expect(calls[1]?.variables).toEqual({ input0: { id: 't1', ...run, score: 3, ...corrected } });
  stubDataApi({ CreateCuratedTasks: () => taken, CuratedTasksRow: giving(changed) });
  expect(await restoreRow(curatedTaskModel, stored)).toEqual(changed);
});

const LATEST = '2025-01-02T00:00:00.001Z';

it.each([
  ['now', undefined, later],
  ['now, after the one before', stored.updatedAt, later],
  ['after the one before, whose admin had a faster clock', LATEST, '2025-01-02T00:00:00.002Z'],
  ['as before, if it was stored and its response lost', later, later],
])('A correction is dated %s', async (_, correctedAt, at) => {
  const calls = stubDataApi({ UpdateCuratedTasks: writing(changed) });
  const task = { ...stored, ...(correctedAt && { correctedAt }) };
  await correctEarlierCompletions(task, 'Too high.', Date.parse(later));
  expect(calls[0]?.variables['input0']).toMatchObject({ correctedAt: at });
});

const correctWalk = (corrected: object) => {
  const row = { ...stored, correctedAt: stored.updatedAt, ...corrected, updatedAt: later };
  stubDataApi({ UpdateCuratedTasks: () => taken, CuratedTasksRow: giving(row) });
  return correctEarlierCompletions(stored, 'Too high.', Date.parse(later));
};

it('A correction that the browser sends again after a lost response has succeeded', async () => {
  const corrected = { correctedAt: later, correctionNote: 'Too high.' };
  expect(await correctWalk(corrected)).toMatchObject(corrected);
});

it.each([
  ['another one', { correctedAt: later, correctionNote: 'Too low.' }],
  ['an earlier one with the same note', { correctionNote: 'Too high.' }],
])('A correction of a task that has %s by now is a conflict', async (_, corrected) => {
  await expect(correctWalk(corrected)).rejects.toMatchObject({ kind: 'conflict' });
});

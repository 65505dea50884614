import { beforeEach, expect, it } from 'vitest';
import { answeringDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { taskCollection } from './collection';
import { createRow, restoreRow, updateRow } from './write-rows';

const stored = { id: 't1', name: 'Walk', score: 3, updatedAt: '2025-01-01T00:00:00.000Z' };
const changed = { ...stored, name: 'Run', updatedAt: '2025-01-02T00:00:00.000Z' };
const taken = {
  data: { row: null },
  errors: [{ errorType: 'DynamoDB:ConditionalCheckFailedException', path: ['row'] }],
};
const giving = (row: object | null) => () => ({ data: { row } });

beforeEach(() => {
  localStorage.clear();
  storeTokens({ sub: 'a1' });
});

it('changes a row only on the condition that it is still the one that was read', async () => {
  const calls = answeringDataApi({ UpdateCuratedTasks: giving(changed) });
  expect(await updateRow(taskCollection, stored, { name: 'Run' })).toEqual(changed);
  expect(calls[0]?.variables).toEqual({
    input: { id: 't1', name: 'Run' },
    condition: { updatedAt: { eq: stored.updatedAt } },
  });
  answeringDataApi({ UpdateCuratedTasks: () => taken });
  await expect(updateRow(taskCollection, stored, { name: 'Run' })).rejects.toMatchObject({
    kind: 'conflict',
  });
});

it('brings the row of a first try up to date when the answer to that was lost', async () => {
  const calls = answeringDataApi({
    CreateCuratedTasks: () => taken,
    CuratedTasksRow: giving(stored),
    UpdateCuratedTasks: giving(changed),
  });
  expect(await createRow(taskCollection, 't1', { name: 'Run' })).toEqual(changed);
  expect(calls.map(({ operation }) => operation)).toEqual([
    'CreateCuratedTasks',
    'CuratedTasksRow',
    'UpdateCuratedTasks',
  ]);
});

it('brings a deleted row back under its id; one that is there already stays as it is', async () => {
  const calls = answeringDataApi({ CreateCuratedTasks: giving(changed) });
  await restoreRow(taskCollection, stored);
  expect(calls[0]?.variables).toEqual({ input: { id: 't1', name: 'Walk', score: 3 } });
  answeringDataApi({ CreateCuratedTasks: () => taken, CuratedTasksRow: giving(changed) });
  expect(await restoreRow(taskCollection, stored)).toEqual(changed);
});

import { afterAll, expect, it } from 'vitest';
import { CREATE_COMPLETION } from '../testing/documents';
import { at, committed, completed as done, startMembersApi } from '../testing/members-api';

/* Notes on completions, which only commits store, with the completion's revision. */

const api = await startMembersApi();
await api.addTasks({ a: 'Live', late: 'Live' });
afterAll(() => api.stop());

it('writes a note into its completion’s row and leaves the other fields, even when the task was deleted', async () => {
  const member = await api.newMember();
  const { sub, caller } = member;
  const id = `${sub}#done#late#${at}`;
  const row = async () => {
    const query = `{ getCompletedTask(id: "${id}") { taskId saved expirationDate createdAt note noteRevision } }`;
    return (await api.run(caller, query)).data?.['getCompletedTask'];
  };
  expect(await api.commit(member, { complete: [{ ...done('late'), note: '12 km' }] })).toEqual(
    committed(1),
  );
  const first = await row();
  expect(first).toMatchObject({ taskId: 'late', note: '12 km', noteRevision: 1 });
  await api.deleteTask('late');
  const later = { revision: 1, levelBefore: 1, annotate: [{ id, note: '14 km' }] };
  expect(await api.commit(member, later)).toEqual(committed(2));
  expect(await row()).toEqual({ ...Object(first), note: '14 km', noteRevision: 2 });
  const removed = { revision: 2, levelBefore: 1, annotate: [{ id }] };
  expect(await api.commit(member, removed)).toEqual(committed(3));
  expect(await row()).toEqual({ ...Object(first), note: null, noteRevision: null });
});

it('writes no note on a completion that is gone, or another member’s', async () => {
  const [member, mallory] = [await api.newMember(), await api.newMember()];
  await api.commit(member, { complete: [done('a')] });
  // Another client's row can have a random ID.
  const { taskId, completedDate, expirationDate } = done('a', at + 1);
  const input = { taskId, completedDate, expirationDate, nameofowner: member.sub };
  const created = await api.run(member.caller, CREATE_COMPLETION, { input });
  const { id } = Object(created.data?.['row']);
  const before = await api.stored(member);
  const note = (sub: string, task: string) => ({
    annotate: [{ id: `${sub}#done#${task}#${at}`, note: '12 km' }],
  });
  expect(await api.commit(mallory, note(member.sub, 'a'))).toBe('Unauthorized');
  const both = [...note(mallory.sub, 'a').annotate, { id, note: '12 km' }];
  expect(await api.commit(mallory, { annotate: both })).toBe('Unauthorized');
  expect(await api.commit(mallory, note(mallory.sub, 'a'))).toMatchObject({
    outcome: 'gone',
    gone: [`${mallory.sub}#done#a#${at}`],
  });
  expect([await api.stored(member), await api.stored(mallory)]).toEqual([
    before,
    expect.objectContaining({ revision: null }),
  ]);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { sessionStore } from '@/session/store';
import { conflictAt, stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { REFUSAL } from '@/testing/fake-api';
import { renderAdminPage } from '@/testing/member-page';
import { AdminEditor } from './admin-editor';
import { listing, walk } from './testing/listed-tasks';

vi.mock('@/data/live', () => ({ subscribeToList: () => () => undefined }));
vi.mock('./pictures/picture-picker', () => import('./testing/picture-picker'));

const theirs = { ...walk, name: 'Walk more', updatedAt: '2025-01-02T00:00:00.000Z' };

async function open(answers: Parameters<typeof stubDataApi>[0]) {
  const CountCompletions = () => ({ data: { count: 2 } });
  const calls = stubDataApi({ ...listing(walk), CountCompletions, ...answers });
  const user = userEvent.setup();
  renderAdminPage(<AdminEditor model={curatedTaskModel} heading="Tasks" edits />);
  await user.click(await screen.findByRole('button', { name: 'Edit Walk' }));
  await user.click(screen.getByRole('button', { name: 'Apply figures to earlier completions' }));
  const dialog = within(screen.getByRole('dialog'));
  return {
    user,
    dialog,
    note: dialog.getByLabelText('Note to members'),
    apply: () => user.click(dialog.getByRole('button', { name: 'Apply' })),
    written: () => calls.filter(({ operation }) => operation === 'UpdateCuratedTasks'),
  };
}

// Forgets the notes of earlier tests.
beforeEach(() => sessionStore.setSession({ status: 'unauthenticated' }));

const stored = () => ({ data: { r0: walk } });
const conflict = () => conflictAt('r0');
const title = 'Couldn’t apply the figures.';

it('moves the focus to a note that is missing', async () => {
  const { note, apply, written } = await open({ UpdateCuratedTasks: stored });
  await apply();
  expect(note).toHaveFocus();
  expect(note).toHaveAccessibleDescription(/Say what was wrong\./);
  expect(written()).toEqual([]);
});

it.each([
  ['a lost connection', {}, /couldn’t reach the server.+ Your note is still here\./],
  [
    'another admin’s change',
    { UpdateCuratedTasks: conflict, CuratedTasksRow: () => ({ data: { row: theirs } }) },
    /Another admin has changed the task\. Check the figures above/,
  ],
  [
    'a deletion',
    { UpdateCuratedTasks: conflict, CuratedTasksRow: () => ({ data: { row: null } }) },
    /Another admin has deleted the task\./,
  ],
])('keeps the note, with the focus on the reason, when it is refused by %s', async (...args) => {
  const [, answers, reason] = args;
  const { user, dialog, note, apply } = await open(answers);
  await user.type(note, 'The walk is shorter.');
  await apply();
  const notice = await dialog.findByRole('group', { name: title });
  await waitFor(() => expect(notice).toHaveTextContent(reason));
  expect(notice).toHaveFocus();
  expect(note).toHaveValue('The walk is shorter.');
});

it.each([
  [1, '1 completion of all members is stored.'],
  [1000, 'At least a few hundred completions of all members are stored.'],
])('says of %i completions that they change', async (count, text) => {
  const { dialog } = await open({ CountCompletions: () => ({ data: { count } }) });
  expect(await dialog.findByText(text)).toBeVisible();
});

it('applies to the version of another admin on the next attempt, with the same note and the time of that attempt', async () => {
  const { user, dialog, note, apply, written } = await open({
    UpdateCuratedTasks: conflict,
    CuratedTasksRow: () => ({ data: { row: theirs } }),
  });
  await user.type(note, 'The walk is shorter.');
  await apply();
  expect(await dialog.findByRole('heading', { name: /Walk more/ })).toBeVisible();
  const calls = stubDataApi({ ...listing(theirs), UpdateCuratedTasks: stored });
  await apply();
  expect(await screen.findByText(/now use these figures/)).toBeVisible();
  expect(screen.queryByLabelText('Note to members')).toBeNull();
  const at = Object(written()[0]?.variables['input0']).correctedAt;
  const update = calls.find(({ operation }) => operation === 'UpdateCuratedTasks');
  expect(update?.variables).toMatchObject({
    input0: { correctionNote: 'The walk is shorter.' },
    condition0: { updatedAt: { eq: theirs.updatedAt } },
  });
  expect(Object(update?.variables['input0']).correctedAt > at).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Apply figures to earlier completions' }));
  expect(screen.getByLabelText('Note to members')).toHaveValue('');
});

it('stays open until it is known whether it was applied, and keeps the note when closed, but not the refusal', async () => {
  const held = deferred<object>();
  const { user, dialog, note, apply } = await open({ UpdateCuratedTasks: () => held.promise });
  await user.type(note, 'The walk is shorter.');
  await apply();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(note).toBeVisible();
  held.resolve(REFUSAL);
  expect(await dialog.findByRole('group', { name: title })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Apply figures to earlier completions' }));
  expect(screen.getByLabelText('Note to members')).toHaveValue('The walk is shorter.');
  expect(screen.queryByText(title)).toBeNull();
});

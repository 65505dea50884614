import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import '@/testing/dialogs';
import '@/testing/popovers';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserLandingPage } from '@/pages/member/home/user-landing';

const REFUSAL = { data: null, errors: [{ errorType: 'InternalFailure', message: 'planned' }] };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
});

/** Completes a daily task and opens its note. */
async function openNote() {
  const api = new FakeApi(['a', 'b', 'c'].map((id) => taskOf(id)));
  stubDataApi(api.answers());
  renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  const user = userEvent.setup();
  const card = within(await screen.findByRole('article', { name: 'Task a' }));
  await user.click(card.getByRole('button', { name: 'Mark Complete' }));
  await waitFor(() => expect(api.completions.size).toBe(1));
  const open = async (entry: string) => {
    await user.click(card.getByRole('button', { name: 'Options for Task a' }));
    await user.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
    return within(await screen.findByRole('dialog', { name: 'Task a' }));
  };
  const notes = () => [...api.completions.values()].map(({ note = null }) => note);
  return { api, user, open, notes, dialog: await open('Add a note') };
}

it('A note that is refused stays in its dialog, with the reason', async () => {
  const { api, user, dialog, notes } = await openNote();
  const field = dialog.getByLabelText('Your note');
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(field).toHaveAccessibleDescription(/Write a few words/);
  await user.type(field, '12 km');
  stubDataApi({ ...api.answers(), Commit: () => REFUSAL });
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Couldn’t save the note.');
  expect(field).toHaveValue('12 km');
  stubDataApi(api.answers());
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(notes()).toEqual(['12 km']));
});

it('A note on a completion that another device has undone stays in its dialog', async () => {
  const { api, user, dialog } = await openNote();
  const { completions } = api.member();
  const [row] = completions;
  if (!row) throw new Error('Nothing is complete');
  const doneAt = Date.parse(row.completedDate);
  const about = { taskId: 'a', name: 'Task a', rowId: row.id, doneAt, saved: null };
  api.commit([{ kind: 'undo', ...about, id: 'elsewher', at: Date.now() }]);
  await user.type(dialog.getByLabelText('Your note'), '12 km');
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('It’s no longer marked complete.');
  expect(dialog.getByLabelText('Your note')).toHaveValue('12 km');
});

it('A change can be undone, which brings the note of before back', async () => {
  const { user, dialog, open, notes } = await openNote();
  await user.type(dialog.getByLabelText('Your note'), '12 km');
  await user.click(dialog.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(notes()).toEqual(['12 km']));
  const again = await open('Change note');
  await user.clear(again.getByLabelText('Your note'));
  await user.type(again.getByLabelText('Your note'), '14 km');
  await user.click(again.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(notes()).toEqual(['14 km']));
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  const undo = await messages.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
  await user.click(undo);
  await waitFor(() => expect(notes()).toEqual(['12 km']));
});

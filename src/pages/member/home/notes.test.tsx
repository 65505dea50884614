import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { accountWith, REFUSAL } from '@/testing/fake-api';
import { stubDataApi } from '@/testing/data-api';
import { choose, firstDaily, markComplete, openHome } from './testing/home-page';

/** Completes a daily task and opens its note. */
async function openNote() {
  const api = accountWith('abc');
  openHome(api);
  const user = userEvent.setup();
  const { card, name } = await firstDaily();
  await markComplete(card);
  await waitFor(() => expect(api.completions.size).toBe(1));
  const open = async (entry: string) => {
    await choose(name ?? '', entry);
    const dialog = within(await screen.findByRole('dialog', { name: name ?? '' }));
    const field = dialog.getByLabelText('Your note');
    const save = () => user.click(dialog.getByRole('button', { name: 'Save note' }));
    return { dialog, field, save };
  };
  const notes = () => [...api.completions.values()].map(({ note = null }) => note);
  return { api, user, open, notes, ...(await open('Add a note')) };
}

it('keeps a refused note in its dialog, with the reason until it is dismissed', async () => {
  const { api, user, dialog, field, save, notes } = await openNote();
  await save();
  expect(field).toHaveAccessibleDescription(/Write a few words/);
  await user.type(field, '12 km');
  stubDataApi({ ...api.answers(), Commit: () => REFUSAL });
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Couldn’t save the note.');
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(field).toHaveValue('12 km');
  stubDataApi(api.answers());
  await save();
  await waitFor(() => expect(notes()).toEqual(['12 km']));
});

it('keeps a note in its dialog if another device has undone the completion', async () => {
  const { api, user, dialog, field, save } = await openNote();
  const [row] = api.member().completions;
  if (!row) throw new Error('Nothing is complete');
  const { taskId, id: rowId, completedDate } = row;
  const about = { taskId, name: taskId, rowId, doneAt: Date.parse(completedDate), saved: null };
  api.commit([{ kind: 'undo', ...about, id: 'elsewher', at: Date.now() }]);
  await user.type(field, '12 km');
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent('It’s no longer marked complete.');
  expect(field).toHaveValue('12 km');
});

it('keeps a typed note when its dialog closes, until it is saved', async () => {
  const { user, open, field, notes } = await openNote();
  await user.type(field, '12 km');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const reopened = await open('Add a note');
  expect(reopened.field).toHaveValue('12 km');
  await reopened.save();
  await waitFor(() => expect(notes()).toEqual(['12 km']));
  await user.clear((await open('Change note')).field);
  await user.click(screen.getByRole('button', { name: 'Remove note' }));
  await waitFor(() => expect(notes()).toEqual([null]));
  expect((await open('Add a note')).field).toHaveValue('');
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { LiveListener } from '@/data/live';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { sessionStore } from '@/session/store';
import { conflictAt, stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { renderAdminPage } from '@/testing/member-page';
import { AdminEditor } from './admin-editor';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { listing, walk } from './testing/listed-tasks';
import { uploaded } from './testing/picture-picker';

const live = vi.hoisted((): { others?: LiveListener } => ({}));

vi.mock('@/data/live', () => ({
  subscribeToList: (_: object, listener: LiveListener) => {
    live.others = listener;
    return () => undefined;
  },
}));
vi.mock('./pictures/picture-picker', () => import('./testing/picture-picker'));

const later = '2025-01-02T00:00:00.000Z';
const twins = ['t2', 't3'].map((id) => ({ ...walk, id, name: id }));

const openPage = () =>
  renderAdminPage(<AdminEditor model={curatedTaskModel} heading="Tasks" edits />);

async function openEditor(answers: Parameters<typeof stubDataApi>[0], row: CatalogRow = walk) {
  const calls = stubDataApi({ ...listing(row, ...twins), ...answers });
  const user = userEvent.setup();
  openPage();
  await user.click(await screen.findByRole('button', { name: 'Edit Walk' }));
  const change = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.paste(text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const updates = () => calls.filter(({ operation }) => operation === 'UpdateCuratedTasks');
  return { user, change, save, updates };
}

const stored = { UpdateCuratedTasks: () => ({ data: { r0: { ...walk, updatedAt: later } } }) };
const refused = { UpdateCuratedTasks: () => conflictAt('r0') };

it('writes only changed fields, so a number above a later limit stays as it is', async () => {
  const { change, save, updates } = await openEditor(stored, { ...walk, score: 99_999 });
  await change('Description', 'By foot.');
  await save();
  expect(await screen.findByText('✓ Saved')).toBeVisible();
  expect(updates()[0]?.variables['input0']).toEqual({ id: 't1', description: 'By foot.' });
});

it('asks before a published task becomes a daily one, which takes it from members’ goals', async () => {
  const { user, save, updates } = await openEditor(stored, { ...walk, difficulty: 'Medium' });
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Daily');
  await save();
  const question = await screen.findByRole('dialog', { name: 'Publish “Walk” like this?' });
  expect(question).toHaveTextContent(/^.*Members who have this task lose it from their page/);
  expect(updates()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
  expect(await screen.findByText('✓ Saved')).toBeVisible();
});

it('says that a saved row has left the page', async () => {
  const run = { ...walk, name: 'Run', updatedAt: later };
  const { user, change, save } = await openEditor({
    UpdateCuratedTasks: () => ({ data: { r0: run } }),
  });
  await user.type(screen.getByLabelText('Search tasks'), 'Walk');
  await change('Name', 'Run');
  await save();
  expect(
    await screen.findByText('“Run” has been saved. It’s no longer on this page of the list.'),
  ).toBeVisible();
});

it('names a limit while the number is typed, and keeps all of its digits', async () => {
  const { change, save, updates } = await openEditor(stored);
  const score = screen.getByLabelText('Score');
  expect(score).toHaveAccessibleDescription('Points, up to 1,000');
  await change('Score', '123456');
  expect(score).toHaveValue('123456');
  expect(score).toHaveAccessibleDescription(/Use a whole number from 0 to 1,000/);
  await save();
  expect(score).toHaveFocus();
  expect(updates()).toEqual([]);
});

it.each([
  [
    'another admin’s change',
    {
      ...refused,
      CuratedTasksRow: () => ({ data: { row: { ...walk, score: 9, updatedAt: later } } }),
    },
    'Another admin has changed this task.',
  ],
  [
    'a deletion',
    { ...refused, CuratedTasksRow: () => ({ data: { row: null } }) },
    'Another admin has deleted this task.',
    // It is then saved as a new one.
    'Couldn’t save the task.',
  ],
  ['a conflict that can’t be read', refused, 'Couldn’t save the task.'],
  ['a lost connection', {}, 'Couldn’t save the task.'],
  [
    'the server’s check',
    {
      UpdateCuratedTasks: () => ({
        data: { r0: null },
        errors: [{ message: 'A description can have at most 2 characters', path: ['r0'] }],
      }),
    },
    'Couldn’t save the task.',
  ],
])('moves the focus to the refusal of a save by %s', async (_, answers, title, next = title) => {
  const { user, change } = await openEditor(answers);
  await change('Description', 'By foot.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const notice = await screen.findByRole('group', { name: title });
  expect(notice).toHaveFocus();

  // A second attempt without changes shows it again.
  await user.click(screen.getByLabelText('Description'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getByRole('group', { name: next })).toHaveFocus());
});

it('shows both versions when another admin has already restored the row that the save would restore', async () => {
  const theirs: CatalogRow = {
    ...walk,
    description: 'Restored.',
    place: 'OnTheGo',
    steps: 's1: Look.\ns2: Go.',
    updatedAt: later,
  };
  let row: CatalogRow | null = null;
  const { user, change, save, updates } = await openEditor({
    ...refused,
    CuratedTasksRow: () => ({ data: { row } }),
    CreateCuratedTasks: refused.UpdateCuratedTasks,
  });
  await change('Description', 'By foot.');
  await save();
  expect(await screen.findByText(/Another admin has deleted/)).toBeVisible();
  row = theirs;
  await user.click(screen.getByRole('button', { name: 'Save and restore' }));
  const notice = await screen.findByRole('group', { name: 'Another admin has changed this task.' });
  expect(notice).toHaveTextContent('Theirs Restored.');
  expect(notice).toHaveTextContent('Theirs On the go');
  expect(notice).toHaveTextContent('Theirs 1. Look. 2. Go.');
  expect(updates()).toHaveLength(1);
});

it('is closed by Escape, unless that ends a composition or clears a search', async () => {
  const { user } = await openEditor({});
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', isComposing: true });
  await user.type(screen.getByLabelText('Search pictures'), 'walk{Escape}');
  expect(screen.getByLabelText('Name')).toBeVisible();
  await user.clear(screen.getByLabelText('Search pictures'));
  // Otherwise, the browser would close what the same key press opened: the question whether to discard the changes.
  const isLeftToBrowser = fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  expect(isLeftToBrowser).toBe(false);
  expect(await screen.findByRole('button', { name: 'Edit Walk' })).toBeVisible();
});

it('stays until its save is answered, when another row can be edited', async () => {
  const held = deferred<object>();
  const { user, change, save } = await openEditor({ UpdateCuratedTasks: () => held.promise });
  await change('Description', 'By foot.');
  await save();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  const other = screen.getByRole('button', { name: 'Edit t2' });
  expect(other).toBeDisabled();
  expect(screen.getByLabelText('Name')).toBeVisible();
  held.resolve(stored.UpdateCuratedTasks());
  expect(await screen.findByText('✓ Saved')).toBeVisible();
  await user.click(other);
  expect(screen.getByLabelText('Name')).toHaveValue('t2');
});

it('follows the row that a save stored though its response was lost, and forgets the failure', async () => {
  const { change, save } = await openEditor({});
  await change('Description', 'By foot.');
  await save();
  const failure = 'Couldn’t save the task.';
  expect(await screen.findByText(failure)).toBeVisible();
  act(() => live.others?.written({ ...walk, description: 'By foot.', updatedAt: later }));
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  await change('Description', 'By bike.');
  expect(screen.queryByText(failure)).toBeNull();
});

it('speaks of changes only if there are any', async () => {
  const { save } = await openEditor({});
  await save();
  const failure = await screen.findByRole('group', { name: 'Couldn’t save the task.' });
  expect(failure).not.toHaveTextContent('Your changes');
});

it('waits with Save for a picture that is uploading, which no other row gets', async () => {
  const { user, updates } = await openEditor({});
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByText('A picture is still uploading.')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), '{Control>}{Enter}{/Control}');
  expect(updates()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit t2' }));
  uploaded.resolve('task-pictures/fern.webp');
  const form = screen.getByRole('article', { name: 'Edit “t2”' });
  await waitFor(() => expect(within(form).getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.queryByText('task-pictures/fern.webp')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('task-pictures/fern.webp')).toBeVisible();
});

it('opens again with the typed text after its session has ended, and then forgets it', async () => {
  const { change } = await openEditor(stored);
  await change('Name', 'Walk more');
  sessionStore.setSession({ status: 'unauthenticated' });
  cleanup();
  openPage();
  expect(await screen.findByRole('heading', { name: 'Edit “Walk”' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Walk more');
  cleanup();
  openPage();
  expect(await screen.findByRole('button', { name: 'Edit Walk' })).toBeVisible();
});

it('asks about a figure whose period isn’t the completion’s, and saves it anyway', async () => {
  const { user, change, save } = await openEditor(stored, { ...walk, duration: 365 });
  await user.click(screen.getByText('Impact estimates'));
  await change('Carbon saved', '1');
  await change('Carbon assumption', 'A walk of 1 mile each day.');
  await change('Carbon source', 'https://www.epa.gov/x');
  const question = /The assumption is about a day, but a completion counts for 365 days/;
  expect(screen.getByText(question)).toBeVisible();
  await save();
  expect(await screen.findByText('✓ Saved')).toBeVisible();
});

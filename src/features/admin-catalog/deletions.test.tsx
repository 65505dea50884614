import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Page } from '@/components/page';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { remember } from '@/lib/account-cache';
import { now } from '@/lib/clock';
import { conflictAt, stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { REFUSAL } from '@/testing/fake-api';
import { renderAdminPage } from '@/testing/member-page';
import { AdminEditor } from './admin-editor';
import { listing, walk } from './testing/listed-tasks';

vi.mock('@/data/live', () => ({ subscribeToList: () => () => undefined }));
vi.mock('./pictures/picture-picker', () => import('./testing/picture-picker'));

const editor = <AdminEditor model={curatedTaskModel} heading="Tasks" edits />;

async function askToDelete() {
  const user = userEvent.setup();
  renderAdminPage(editor);
  await user.click(await screen.findByRole('button', { name: 'Delete Walk' }));
  return user;
}

it.each([
  [0, 'No members have it on their list.'],
  [1, '1 member has it on their list. It will be removed from there.'],
  [999, '999 members have it on their list. It will be removed from there.'],
  // The most counted at once, which may be fewer than a thousand.
  [1000, 'At least a few hundred members have it on their list. It will be removed from there.'],
])('says for %i members what a deletion takes from them', async (count, text) => {
  stubDataApi({ ...listing(walk), CountSelections: () => ({ data: { count } }) });
  await askToDelete();
  expect(await screen.findByText(text)).toBeVisible();
  // Signing out clears what this browser keeps.
  expect(
    screen.getByText('You can restore it here for 24 hours, unless you sign out.'),
  ).toBeVisible();
});

it('counts them again after that failed', async () => {
  stubDataApi(listing(walk));
  const user = await askToDelete();
  expect(await screen.findByText(/^Couldn’t count members with this task/)).toBeVisible();
  stubDataApi({ CountSelections: () => ({ data: { count: 0 } }) });
  await user.click(screen.getByRole('button', { name: 'Count again' }));
  expect(await screen.findByText('No members have it on their list.')).toBeVisible();
});

it.each([
  ['Archive it instead', 'Archiving…', 'Delete'],
  ['Delete', 'Deleting…', 'Archive it instead'],
])('says what “%s” does while it runs, and stays open', async (pressed, busy, other) => {
  const held = deferred<object>();
  stubDataApi({
    ...listing(walk),
    UpdateCuratedTasks: () => held.promise,
    DeleteCuratedTasks: () => held.promise,
  });
  const user = await askToDelete();
  await user.click(screen.getByRole('button', { name: pressed }));
  expect(await screen.findByRole('button', { name: busy })).toHaveFocus();
  expect(screen.getByRole('button', { name: other })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: busy })).toBeVisible();
  held.resolve(REFUSAL);
  expect(await screen.findByText(/^Couldn’t .+ “Walk”/)).toBeVisible();
});

it.each([
  ['Archive it instead', '“Walk” is unchanged: another admin changed it. Review it first.'],
  ['Delete', '“Walk” wasn’t deleted: another admin changed it. Review it first.'],
])('leaves a row that another admin has changed as it is: %s', async (pressed, message) => {
  const theirs = { ...walk, description: 'Theirs.', updatedAt: '2025-01-02T00:00:00.000Z' };
  stubDataApi({
    ...listing(walk),
    UpdateCuratedTasks: () => conflictAt('r0'),
    DeleteCuratedTasks: () => conflictAt('row'),
    CuratedTasksRow: () => ({ data: { row: theirs } }),
  });
  const user = await askToDelete();
  await user.click(screen.getByRole('button', { name: pressed }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('Theirs.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('restores a task that an earlier visit deleted, with its correction', async () => {
  const corrected = {
    correctedAt: '2025-01-02T00:00:00.000Z',
    correctedSaved: [1, 2, 3],
    correctionNote: 'Too high.',
  };
  remember('a1', 'deleted-tasks', [{ row: { ...walk, ...corrected }, at: now() }]);
  const calls = stubDataApi({
    ...listing(),
    CreateCuratedTasks: () => ({ data: { r0: { ...walk, ...corrected } } }),
  });
  renderAdminPage(editor);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Walk' }));
  expect(await screen.findByText('“Walk” has been restored.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore Walk' })).toBeNull();
  const creation = calls.find(({ operation }) => operation === 'CreateCuratedTasks');
  expect(creation?.variables['input0']).toMatchObject({ id: 't1', name: 'Walk', ...corrected });
});

it('leaves the focus to the list’s heading when a row goes or comes back, but not while the admin types', async () => {
  stubDataApi({
    ...listing(walk, { ...walk, id: 't2', name: 'Run' }),
    DeleteCuratedTasks: () => ({ data: { row: walk } }),
    CreateCuratedTasks: () => ({ data: { r0: walk } }),
  });
  const user = userEvent.setup();
  renderAdminPage(<Page title="Admin">{editor}</Page>);
  const heading = screen.getByRole('heading', { name: 'Tasks' });
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete Walk' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(heading).toHaveFocus());
  };
  await remove();
  await user.click(screen.getByRole('button', { name: 'Restore Walk' }));
  await waitFor(() => expect(heading).toHaveFocus());
  await remove();
  const held = deferred<object>();
  stubDataApi({ CreateCuratedTasks: () => held.promise });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Edit Run' }));
  await user.type(screen.getByLabelText('Name'), 's');
  held.resolve({ data: { r0: walk } });
  expect(await screen.findByText('“Walk” has been restored.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

it('leaves a question open when the undo of another deletion ends', async () => {
  const held = deferred<object>();
  stubDataApi({
    ...listing(walk, { ...walk, id: 't2', name: 'Run' }),
    DeleteCuratedTasks: () => ({ data: { row: walk } }),
    CreateCuratedTasks: () => held.promise,
  });
  const user = await askToDelete();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Delete Run' }));
  held.resolve({ data: { r0: walk } });
  expect(await screen.findByRole('button', { name: 'Delete Walk' })).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Delete “Run”?' })).toBeVisible();
});

it('lists no task that another admin has restored', async () => {
  const gone = { ...walk, id: 'gone', name: 'Run' };
  remember(
    'a1',
    'deleted-tasks',
    [walk, gone].map((row) => ({ row, at: now() })),
  );
  stubDataApi(listing(walk));
  renderAdminPage(editor);
  expect(await screen.findByRole('button', { name: 'Restore Run' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore Walk' })).toBeNull();
});

it('lists a task whose deletion was not answered before the page was closed', async () => {
  const held = deferred<object>();
  stubDataApi({ ...listing(walk), DeleteCuratedTasks: () => held.promise });
  const { unmount } = renderAdminPage(editor);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Walk' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  unmount();
  stubDataApi(listing());
  renderAdminPage(editor);
  expect(await screen.findByRole('button', { name: 'Restore Walk' })).toBeVisible();
  held.resolve({ data: { row: walk } });
});

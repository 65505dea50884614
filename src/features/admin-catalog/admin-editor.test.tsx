import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { conflictAt, stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { REFUSAL } from '@/testing/fake-api';
import { renderAdminPage } from '@/testing/member-page';
import { AdminEditor } from './admin-editor';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import type { CatalogModel } from '@/domain/models/field';
import { linkModel } from '@/domain/models/link-model';
import { listing, walk } from './testing/listed-tasks';

vi.mock('@/data/live', () => ({ subscribeToList: () => () => undefined }));
vi.mock('./pictures/picture-picker', () => import('./testing/picture-picker'));

function openTaskEditor() {
  const user = userEvent.setup();
  renderAdminPage(<AdminEditor model={curatedTaskModel} heading="Tasks" builds={false} edits />);
  return user;
}

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
  const user = openTaskEditor();
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
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
  const user = openTaskEditor();
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  await user.click(screen.getByRole('button', { name: pressed }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByText('Theirs.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that a saved row has left the page', async () => {
  const run = { ...walk, name: 'Run', updatedAt: '2025-01-02T00:00:00.000Z' };
  stubDataApi({ ...listing(walk), UpdateCuratedTasks: () => ({ data: { r0: run } }) });
  const user = openTaskEditor();
  await user.type(await screen.findByLabelText('Search tasks'), 'Walk');
  await user.click(screen.getByRole('button', { name: 'Edit Walk' }));
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Run');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('“Run” has been saved. It’s no longer on this page of the list.'),
  ).toBeVisible();
});

it('shows exactly the fields in another model’s description', async () => {
  const { name, weblink, state } = linkModel.fields;
  const model: CatalogModel = {
    ...linkModel,
    type: 'Partner',
    list: 'listPartners',
    singular: 'partner',
    plural: 'partners',
    fields: { name, weblink, state },
  };
  const items = [{ ...walk, name: 'Fern', weblink: 'https://fern.example/', state: 'Archived' }];
  stubDataApi({ CuratedPartners: () => ({ data: { page: { items, nextToken: null } } }) });
  renderAdminPage(<AdminEditor model={model} heading="Partners" builds edits />);
  expect(await screen.findByText('https://fern.example/')).toBeVisible();
  expect(screen.queryByText(/score|description|difficulty|sort by/i)).toBeNull();
  await userEvent.type(screen.getByLabelText('Search partners'), 'Moss');
  expect(await screen.findByText('No partners match. Try another word or state.')).toBeVisible();
});

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { sessionStore } from '@/session/store';
import { conflictAt, stubDataApi } from '@/testing/data-api';
import { renderAdminPage } from '@/testing/member-page';
import { AdminEditor } from './admin-editor';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { listing } from './testing/listed-tasks';

vi.mock('@/data/live', () => ({ subscribeToList: () => () => undefined }));
vi.mock('./pictures/picture-picker', () => import('./testing/picture-picker'));

const taskBuilder = <AdminEditor model={curatedTaskModel} heading="Stored" builds edits={false} />;

const openBuilder = () => renderAdminPage(taskBuilder);

function signInAgain() {
  sessionStore.setSession({ status: 'unauthenticated' });
  cleanup();
  openBuilder();
}

/** Saves a draft whose response is lost, then changes its name and saves it again. */
async function saveTwice(storedIn: (row: CatalogRow) => CatalogRow, meanwhile = () => {}) {
  let first: CatalogRow | undefined;
  const calls = stubDataApi({
    ...listing(),
    CreateCuratedTasks: ({ input0 }) => {
      const row = { ...Object(input0), updatedAt: '2025-01-01T00:00:00.000Z' };
      if (first) return first.id === row.id ? conflictAt('r0') : { data: { r0: row } };
      first = row;
      throw new TypeError('Failed to fetch');
    },
    CuratedTasksRow: () => ({ data: { row: first && storedIn(first) } }),
    UpdateCuratedTasks: ({ input0 }) => ({ data: { r0: { ...first, ...Object(input0) } } }),
  });
  const user = userEvent.setup();
  openBuilder();
  await user.type(screen.getByLabelText('Name'), 'Walk');
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Daily');
  const save = () => user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await save();
  expect(await screen.findByText(/We couldn’t reach the server/)).toBeVisible();
  meanwhile();
  await user.type(screen.getByLabelText('Name'), ' more');
  await save();
  return calls;
}

it.each([
  ['in the same session', undefined],
  ['after signing in again', signInAgain],
])('updates the row that an earlier attempt stored, %s', async (_, meanwhile) => {
  const calls = await saveTwice((row) => row, meanwhile);
  expect(
    await screen.findByText('“Walk more” is saved as a draft. Only admins see it.'),
  ).toBeVisible();
  expect(calls.map(({ operation }) => operation)).toContain('UpdateCuratedTasks');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('leaves the row as another admin has changed it since, and shows it in the list', async () => {
  const calls = await saveTwice((row) => ({ ...row, name: 'Walk daily' }));
  const notice = await screen.findByText(/An earlier attempt saved it, and another admin/);
  expect(notice).toHaveTextContent('Your changes are still here.');
  expect(await screen.findByRole('article', { name: 'Walk daily' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Walk more');
  expect(calls.map(({ operation }) => operation)).not.toContain('UpdateCuratedTasks');
});

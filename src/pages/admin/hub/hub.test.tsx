import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { renderAdminPage } from '@/testing/member-page';
import { AdminHubPage } from './hub';

vi.mock('@/data/live', () => ({ subscribeToList: () => () => undefined }));
vi.mock('@/features/admin-catalog/pictures/picture-storage', () => ({
  listPictures: async () => [],
}));
vi.mock(
  '@/features/admin-catalog/pictures/picture-picker',
  () => import('@/features/admin-catalog/testing/picture-picker'),
);

const listing = (...items: object[]) => ({ data: { page: { items, nextToken: null } } });

it('lists what is missing, even of a task and a link with the same ID', async () => {
  const row = { id: '1', duration: 1, updatedAt: '2025-01-01T00:00:00.000Z' };
  const link = { ...row, name: 'Fern', weblink: 'https://fern.example/' };
  stubDataApi({
    CuratedTasks: () => listing({ ...row, name: 'Walk', difficulty: 'Medium' }),
    CuratedLinks: () => listing(link),
  });
  renderAdminPage(<AdminHubPage />);
  await userEvent.click(await screen.findByText('See what to fix'));
  expect(screen.getByRole('link', { name: 'Walk' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fern' })).toBeVisible();
});

const nothing = () => ({ data: { page: { items: [], nextToken: null } } });

it('continues an import while its section is closed, asks before a link stops it, and keeps the focus where its buttons come and go', async () => {
  const { promise: answer, resolve } = deferred<object>();
  stubDataApi({ CuratedTasks: nothing, CuratedLinks: nothing, ImportRows: () => answer });
  renderAdminPage(<AdminHubPage />);
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Open Import and export');
  const choice = screen.getByLabelText('Data to import or export');
  await userEvent.selectOptions(choice, 'Library');
  const file = new File(['name,description,score,duration\nFern,Text,1,1'], 'links.csv');
  await userEvent.upload(screen.getByLabelText('Choose a CSV file', { selector: 'input' }), file);
  const part = screen.getByRole('region', { name: 'Import' });
  await press('Import 1 row');
  await waitFor(() => expect(part).toHaveFocus());
  expect(choice).toBeDisabled();
  await press('Close Import and export');
  expect(choice).not.toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^Task builder/ }));
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Stop the import?');
  await press('Keep importing');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Open Import and export');
  await press('Stop');
  resolve({ data: { r0: { id: 'l1' } } });
  expect(await screen.findByText('Import complete')).toBeVisible();
  await waitFor(() => expect(part).toHaveFocus());
  await press('Import another file');
  await waitFor(() => expect(part).toHaveFocus());
  expect(choice).toBeEnabled();
});

it('says that a list couldn’t be checked, instead of waiting for it', async () => {
  stubDataApi({ CuratedTasks: nothing });
  renderAdminPage(<AdminHubPage />);
  expect(await screen.findByText(/^Couldn’t check the tasks and links\./)).toBeVisible();
});

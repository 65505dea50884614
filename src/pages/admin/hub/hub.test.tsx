import { screen } from '@testing-library/react';
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

const nothing = () => ({ data: { page: { items: [], nextToken: null } } });

it('continues an import while its section is closed', async () => {
  const { promise: answer, resolve } = deferred<object>();
  stubDataApi({ CuratedTasks: nothing, CuratedLinks: nothing, ImportRows: () => answer });
  renderAdminPage(<AdminHubPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Import and export' }));
  await userEvent.selectOptions(screen.getByLabelText('Data to import or export'), 'Library');
  const file = new File(['name,description,score,duration\nFern,Text,1,1'], 'links.csv');
  await userEvent.upload(screen.getByLabelText('Choose a CSV file', { selector: 'input' }), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close Import and export' }));
  expect(screen.getByText('Data to import or export')).not.toBeVisible();
  resolve({ data: { r0: { id: 'l1' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Open Import and export' }));
  expect(await screen.findByText('Import complete')).toBeVisible();
});

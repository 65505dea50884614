import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { renderAdminPage } from '@/testing/member-page';
import { CsvSection } from './csv-section';

vi.mock('@/features/admin-catalog/pictures/picture-storage', () => ({
  listPictures: async () => [],
}));

// jsdom can't save files.
URL.createObjectURL = () => '#';

it('says how many rows were exported', async () => {
  const row = (at: number) => ({ id: `t${at}`, name: 'Walk', updatedAt: 'now' });
  const items = Array.from({ length: 1200 }, (_, at) => row(at));
  stubDataApi({ CuratedTasks: () => ({ data: { page: { items, nextToken: null } } }) });
  renderAdminPage(<CsvSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Export tasks' }));
  expect(await screen.findByText('Exported 1,200 tasks.')).toBeVisible();
});

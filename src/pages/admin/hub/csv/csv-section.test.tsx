import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Page } from '@/components/page';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
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

it('keeps the focus in an import whose buttons come and go, and asks before a link stops it', async () => {
  const { promise: answer, resolve } = deferred<object>();
  stubDataApi({
    CuratedLinks: () => ({ data: { page: { items: [], nextToken: null } } }),
    ImportRows: () => answer,
  });
  renderAdminPage(
    <Page title="Admin">
      <CsvSection />
      <Link to="/elsewhere">Leave</Link>
    </Page>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Data to import or export'), 'Library');
  const text = 'name,description,score,duration\nFern,Text,1,1';
  const file = new File([text], 'links.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Choose a CSV file', { selector: 'input' }), file);
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
  };
  const part = screen.getByRole('region', { name: 'Import' });
  const choice = screen.getByLabelText('Data to import or export');
  await press('Import 1 row');
  await waitFor(() => expect(part).toHaveFocus());
  expect(choice).toBeDisabled();
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Stop the import?');
  await press('Keep importing');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Stop');
  resolve({ data: { r0: { id: 'l1' } } });
  expect(await screen.findByText('Import complete')).toBeVisible();
  await waitFor(() => expect(part).toHaveFocus());
  await press('Import another file');
  await waitFor(() => expect(part).toHaveFocus());
  expect(choice).toBeEnabled();
});

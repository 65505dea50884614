import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useAdminList } from '@/data/use-admin-list';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { remember } from '@/lib/account-cache';
import { now } from '@/lib/clock';
import { stubDataApi } from '@/testing/data-api';
import { renderAdminPage } from '@/testing/member-page';
import { RecentlyDeleted } from './recently-deleted';
import { listing, walk } from './testing/listed-tasks';
import { useRowActions } from './use-row-actions';

vi.mock('@/data/live', () => ({ subscribeToList: () => () => undefined }));

function Deleted() {
  const source = useAdminList(curatedTaskModel);
  const nothing = () => undefined;
  const actions = useRowActions(source, { onEnd: nothing, onMoved: nothing });
  return <RecentlyDeleted actions={actions} />;
}

it('restores a task that an earlier visit deleted, with its correction', async () => {
  const corrected = {
    correctedAt: '2025-01-02T00:00:00.000Z',
    correctedSaved: [1, 2, 3],
    correctionNote: 'Too high.',
  };
  remember('a1', 'deleted-tasks', [{ row: { ...walk, ...corrected }, at: now() }], now());
  const calls = stubDataApi({
    ...listing(),
    CreateCuratedTasks: () => ({ data: { r0: { ...walk, ...corrected } } }),
  });
  renderAdminPage(<Deleted />);
  await userEvent.click(screen.getByRole('button', { name: 'Restore Walk' }));
  expect(await screen.findByText('“Walk” has been restored.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore Walk' })).toBeNull();
  const creation = calls.find(({ operation }) => operation === 'CreateCuratedTasks');
  expect(creation?.variables['input0']).toMatchObject({ id: 't1', name: 'Walk', ...corrected });
});

it('lists no task that another admin has restored', async () => {
  remember('a1', 'deleted-tasks', [{ row: walk, at: now() }], now());
  stubDataApi(listing(walk));
  renderAdminPage(<Deleted />);
  expect(screen.getByRole('button', { name: 'Restore Walk' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Recently deleted')).toBeNull());
});

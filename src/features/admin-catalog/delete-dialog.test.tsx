import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { renderAdminPage } from '@/testing/member-page';
import { DeleteDialog } from './delete-dialog';
import { curatedTaskModel } from '@/domain/models/curated-task-model';

it.each([
  [0, 'No members have it on their list.'],
  [1, '1 member has it on their list. It will be removed from there.'],
  [999, '999 members have it on their list. It will be removed from there.'],
  // The most that are counted at once, which may be fewer than a thousand.
  [1000, 'At least a few hundred members have it on their list. It will be removed from there.'],
])('says for %i members what a deletion takes from them', async (members, text) => {
  stubDataApi({ CountSelections: () => ({ data: { count: members } }) });
  const nothing = () => undefined;
  const row = { id: 't1', name: 'Walk', updatedAt: '2025-01-01T00:00:00.000Z' };
  const actions = { deleted: [], running: undefined, run: nothing };
  const page = (
    <DeleteDialog model={curatedTaskModel} row={row} actions={actions} onClose={nothing} />
  );
  renderAdminPage(page);
  expect(await screen.findByText(text)).toBeVisible();
  // Signing out clears what is kept in this browser.
  expect(
    screen.getByText('You can restore it here for 24 hours, unless you sign out.'),
  ).toBeVisible();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { renderAdminPage } from '@/testing/member-page';
import { RemovePicture } from './remove-picture';

it('can retry a failed check of where a picture is used', async () => {
  stubDataApi({});
  const nothing = () => undefined;
  renderAdminPage(
    <RemovePicture path="task-pictures/fern.webp" onClose={nothing} onRemoved={nothing} />,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  const none = () => ({ data: { page: { items: [], nextToken: null } } });
  stubDataApi({ CuratedTasks: none, CuratedLinks: none });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Not in use\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeEnabled();
});

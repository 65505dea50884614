import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/lib/errors';
import { renderAdminPage } from '@/testing/member-page';
import { useAddPicture } from './use-add-picture';

const uploads = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('./prepare-picture', () => ({
  preparePicture: async () => new Blob([], { type: 'image/webp' }),
}));
// The list never names the picture, but its place is always taken.
vi.mock('./picture-storage', () => ({ listPictures: async () => [], uploadPicture: uploads }));

function Add() {
  const { problem, add } = useAddPicture(() => undefined);
  return (
    <>
      <button type="button" onClick={() => add(new File(['x'], 'fern.png'))}>
        Add
      </button>
      <p>{problem}</p>
    </>
  );
}

it('stops asking for a name that is always taken, and says what to do', async () => {
  uploads.mockRejectedValue(new BackendError('conflict', undefined, 'taken'));
  renderAdminPage(<Add />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/Rename your file, then choose it again\.$/)).toBeVisible();
  expect(uploads).toHaveBeenCalledTimes(3);
});

import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/lib/errors';
import { renderAdminPage } from '@/testing/member-page';
import { AddPicture } from './add-picture';

const uploads = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('./prepare-picture', () => ({
  preparePicture: async () => new Blob([], { type: 'image/webp' }),
}));
// The list doesn't have the picture yet, but its name is taken.
vi.mock('./picture-storage', () => ({ listPictures: async () => [], uploadPicture: uploads }));

const onAdded = vi.fn<ComponentProps<typeof AddPicture>['onAdded']>();

function Pasted() {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area}>
      <AddPicture area={area} onAdded={onAdded} />
    </div>
  );
}

function paste(name: string): void {
  const clipboardData = { files: [new File(['x'], name)], getData: () => '' };
  fireEvent.paste(document.body, { clipboardData });
}

it('asks whether to replace a picture whose name was taken since the list was read', async () => {
  uploads.mockRejectedValueOnce(new BackendError('conflict', undefined, 'taken'));
  renderAdminPage(<Pasted />);
  paste('fern.png');
  expect(await screen.findByText(/^Keep both to add yours as “fern-2\.webp”/)).toBeVisible();
  expect(uploads).toHaveBeenCalledTimes(1);
  uploads.mockResolvedValueOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Replace it' }));
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledWith('task-pictures/fern.webp', true));
});

it('adds a pasted picture to only one of two pickers, and can retry a failed upload', async () => {
  renderAdminPage([<Pasted key="1" />, <Pasted key="2" />]);
  uploads.mockReset().mockResolvedValue().mockRejectedValueOnce(new BackendError('network'));
  paste('moss.png');
  expect(await screen.findByText('We couldn’t reach the server.')).toBeVisible();
  expect(uploads).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledWith('task-pictures/moss.webp', false));
});

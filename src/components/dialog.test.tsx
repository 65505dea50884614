import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

it('is named by its title and closes by its button and by Escape', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog onClose={onClose} title="Remove it?" actions={<button>Remove</button>}>
      It goes for good.
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Remove it?' });
  expect(dialog).toHaveTextContent('It goes for good.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('closes before it is taken out of the page, since only then the browser gives the focus back', () => {
  const places: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function shut(
    this: HTMLDialogElement,
  ) {
    places.push(this.isConnected);
  });
  const { unmount } = render(
    <Dialog onClose={() => {}} title="Remove it?">
      It goes for good.
    </Dialog>,
  );
  unmount();
  expect(places).toEqual([true]);
});

it('shows again when the browser closes it while it is open', () => {
  render(
    <Dialog onClose={() => {}} title="Remove it?">
      It goes for good.
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

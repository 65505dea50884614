import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

it('closes before it leaves the page, since the browser gives the focus back only then', () => {
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

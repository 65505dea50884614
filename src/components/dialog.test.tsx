import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog';
import { PanelForm } from './panel';

const question = (
  <Dialog onClose={() => {}} title="Remove it?">
    It goes for good.
  </Dialog>
);

it('closes before it leaves the page, since the browser gives the focus back only then', () => {
  const places: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function shut(
    this: HTMLDialogElement,
  ) {
    places.push(this.isConnected);
  });
  const { unmount } = render(question);
  unmount();
  expect(places).toEqual([true]);
});

it('shows again when the browser closes it while it is open', () => {
  render(question);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

it('keeps its keys from an edit around it, which Escape would end', () => {
  const onKeyDown = vi.fn<() => void>();
  render(<PanelForm onKeyDown={onKeyDown}>{question}</PanelForm>);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
  expect(onKeyDown).not.toHaveBeenCalled();
});

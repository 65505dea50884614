import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog';
import { PanelForm } from './panel';

const question = (
  <Dialog onClose={() => {}} title="Remove it?">
    It can’t be restored.
  </Dialog>
);

it('closes before it is removed, since only then does the browser return focus', () => {
  const wasConnected: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function shut(
    this: HTMLDialogElement,
  ) {
    wasConnected.push(this.isConnected);
  });
  const { unmount } = render(question);
  unmount();
  expect(wasConnected).toEqual([true]);
});

it('reopens if the browser closes it', () => {
  render(question);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

it('stops key events, since Escape would end an edit around it', () => {
  const onKeyDown = vi.fn<() => void>();
  render(<PanelForm onKeyDown={onKeyDown}>{question}</PanelForm>);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
  expect(onKeyDown).not.toHaveBeenCalled();
});

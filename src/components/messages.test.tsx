import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, fakeTimers, onUndo, pass, press, renderToasts } from '@/testing/toasts';
import { showToasts, shown, soup, walk, withdrawable } from '@/testing/toasts';

const undone = () => onUndo.mock.calls.flat();
const undoKey = { key: 'z', ctrlKey: true };
/** Returns whether the browser's default action may run. */
const keyDown = (key: object = undoKey, target: Element = document.body) =>
  fireEvent.keyDown(target, key);

fakeTimers();

describe('Ctrl or ⌘ and Z', () => {
  it('undo the latest action, then the one before, even after their messages are gone', () => {
    showToasts({ Walk: walk, Soup: soup });
    pass(12_000);
    expect(keyDown()).toBe(false);
    expect(undone()).toEqual(['Soup']);
    keyDown({ key: 'я', code: 'KeyZ', metaKey: true });
    expect(undone()).toEqual(['Soup', 'Walk']);
    expect(keyDown()).toBe(true);
    expect(undone()).toHaveLength(2);
  });

  it('close the message that offered to undo', () => {
    showToasts({ Walk: walk });
    keyDown();
    expect(shown('Walk complete')).toBeNull();
  });

  it('do nothing after the message’s button has undone the action', () => {
    showToasts({ Walk: walk });
    press('Undo');
    keyDown();
    expect(undone()).toEqual(['Walk']);
  });

  const body = () => document.body;
  const openDialog = () => {
    const dialog = document.createElement('dialog');
    dialog.open = true;
    screen.getByRole('textbox').after(dialog);
    return document.body;
  };
  const passAnHour = () => {
    pass(60 * 60_000 + 1);
    return document.body;
  };

  it.each<[string, object, () => Element]>([
    ['with Shift', { ...undoKey, shiftKey: true }, body],
    ['without Ctrl', { key: 'z' }, body],
    ['in a field, where they undo what was typed', undoKey, () => screen.getByRole('textbox')],
    ['behind a dialog', undoKey, openDialog],
    ['from more than an hour ago', undoKey, passAnHour],
  ])('undo nothing %s', (_, key, target) => {
    showToasts({ Walk: walk });
    expect(keyDown(key, target())).toBe(true);
    expect(undone()).toEqual([]);
  });

  it('undo the earlier action instead of retrying a failed one', () => {
    const again = vi.fn<() => void>();
    const action = { label: 'Try again', onClick: again } as const;
    showToasts({ Walk: walk, Add: { message: 'Couldn’t add “Soup”.', tone: 'error', action } });
    expect(screen.getByRole('region')).not.toHaveTextContent('Control Z');
    expect(button('Try again')).not.toHaveAttribute('aria-keyshortcuts');
    keyDown();
    expect(undone()).toEqual(['Walk']);
    expect(again).not.toHaveBeenCalled();
  });

  it('don’t undo an action that can no longer be undone', () => {
    const { swap, withdraw } = withdrawable();
    showToasts({ Walk: walk, Swap: swap });
    withdraw();
    keyDown();
    expect(undone()).toEqual(['Walk']);
  });

  it('undo the actions of a dialog once it is closed', () => {
    renderToasts({ Walk: walk, Soup: soup });
    openDialog();
    press('Walk');
    press('Soup');
    document.querySelector('dialog')?.remove();
    keyDown();
    keyDown();
    expect(undone()).toEqual(['Soup', 'Walk']);
  });

  it('are announced to screen readers with the message', () => {
    showToasts({ Walk: walk });
    const text = /^Walk complete ?Press Control Z to undo\./;
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent(text);
    expect(button('Undo')).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
  });
});

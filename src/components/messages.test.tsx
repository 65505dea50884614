import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ToastAction } from '@/components/toast';
import {
  fakeTimers,
  onUndo,
  pass,
  press,
  renderToasts,
  SETTLED_MS,
  soup,
  ToastPage,
  walk,
} from '@/testing/toasts';

const button = (name: string) => screen.getByRole('button', { name });
const undone = () => onUndo.mock.calls.flat();

fakeTimers();

describe('Ctrl or ⌘ and Z', () => {
  const undoKey = { key: 'z', ctrlKey: true };
  /** Returns whether the browser may do what it does by itself. */
  const keyDown = (key: object = undoKey, target: Element = document.body) =>
    fireEvent.keyDown(target, key);

  it('undo the last thing, then the one before, also without their messages', () => {
    renderToasts({ Walk: walk, Soup: soup });
    press('Walk');
    press('Soup');
    pass(12_000);
    expect(keyDown()).toBe(false);
    expect(undone()).toEqual(['Soup']);
    keyDown({ key: 'я', code: 'KeyZ', metaKey: true });
    expect(undone()).toEqual(['Soup', 'Walk']);
    expect(keyDown()).toBe(true);
    expect(onUndo).toHaveBeenCalledTimes(2);
  });

  it('let the message go that offered it', () => {
    renderToasts({ Walk: walk });
    press('Walk');
    keyDown();
    expect(screen.queryByText(/Walk complete/)).toBeNull();
  });

  it('undo nothing that the message has undone', () => {
    renderToasts({ Walk: walk });
    press('Walk');
    pass(SETTLED_MS);
    press('Undo');
    keyDown();
    expect(undone()).toEqual(['Walk']);
  });

  const openDialog = () => {
    const dialog = document.createElement('dialog');
    dialog.open = true;
    screen.getByRole('textbox').after(dialog);
    return document.body;
  };
  const body = () => document.body;

  it.each<[string, object, () => Element]>([
    ['with Shift', { ...undoKey, shiftKey: true }, body],
    ['without Ctrl', { key: 'z' }, body],
    ['in a field, where they undo what was typed', undoKey, () => screen.getByRole('textbox')],
    ['behind a dialog', undoKey, openDialog],
    [
      'that is longer ago than an hour',
      undoKey,
      () => {
        pass(60 * 60_000 + 1);
        return document.body;
      },
    ],
  ])('undo nothing %s', (_, key, place) => {
    renderToasts({ Walk: walk });
    press('Walk');
    expect(keyDown(key, place())).toBe(true);
    expect(undone()).toEqual([]);
  });

  it('undo what came before, rather than do again what failed', () => {
    const again = vi.fn<() => void>();
    const action = { label: 'Try again', onClick: again } as const;
    renderToasts({ Walk: walk, Add: { message: 'Couldn’t add “Soup”.', tone: 'error', action } });
    press('Walk');
    press('Add');
    expect(screen.getByRole('region')).not.toHaveTextContent('Control Z');
    expect(button('Try again')).not.toHaveAttribute('aria-keyshortcuts');
    keyDown();
    expect(undone()).toEqual(['Walk']);
    expect(again).not.toHaveBeenCalled();
  });

  it('undo nothing that isn’t possible anymore', () => {
    let withdraw = () => {};
    const watch = (end: () => void) => {
      withdraw = end;
      return () => {};
    };
    const action: ToastAction = { label: 'Undo', onClick: () => onUndo('Swap'), watch };
    renderToasts({ Walk: walk, Swap: { message: 'Swapped.', action } });
    press('Walk');
    press('Swap');
    act(() => withdraw());
    keyDown();
    expect(undone()).toEqual(['Walk']);
  });

  it('undo nothing of another account', () => {
    const { rerender } = renderToasts({ Walk: walk }, 'a1');
    press('Walk');
    rerender(<ToastPage toasts={{}} owner="b1" />);
    expect(keyDown()).toBe(true);
    rerender(<ToastPage toasts={{}} owner="a1" />);
    keyDown();
    expect(undone()).toEqual([]);
  });

  it('are announced to screen readers with the message', () => {
    renderToasts({ Walk: walk });
    press('Walk');
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent(
      /^Walk complete ?Press Control Z to undo\./,
    );
    expect(button('Undo')).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
  });
});

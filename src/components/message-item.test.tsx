import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToastAction } from '@/components/toast';
import {
  fakeTimers,
  onUndo,
  pass,
  press,
  renderToasts,
  SETTLED_MS,
  soup,
  walk,
} from '@/testing/toasts';

const shown = (text: string) => screen.queryByText(text);

fakeTimers();

it('a name in a right-to-left script stays apart from the words around it', () => {
  renderToasts({ Swap: { message: 'Swapped “שתיל 5” for “Soup”.' } });
  press('Swap');
  const names = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(names).toEqual(['שתיל 5', 'Soup']);
  expect(screen.getByRole('region')).toHaveTextContent('Swapped “שתיל 5” for “Soup”.');
});

describe('a swipe', () => {
  const touch = { pointerType: 'touch', clientX: 200, clientY: 700 };
  const drag = (pointerType: string, by: { readonly x: number; readonly y: number }) => {
    const message = shown('Walk complete')?.closest('div');
    if (!message) throw new Error('no message');
    const to = { pointerType, clientX: 200 + by.x, clientY: 700 + by.y };
    fireEvent.pointerDown(message, { ...touch, pointerType });
    fireEvent.pointerMove(message, to);
    const { translate } = message.style;
    fireEvent.pointerUp(message, to);
    return { message, translate };
  };

  beforeEach(() => {
    renderToasts({ Walk: walk });
    press('Walk');
  });

  it.each([
    ['to the right', { x: 80, y: 0 }],
    ['to the left', { x: -80, y: 0 }],
    ['down', { x: 0, y: 80 }],
  ])('%s takes the message away', (_, by) => {
    const { translate } = drag('touch', by);
    expect(translate).toBe(`${by.x}px ${by.y}px`);
    expect(shown('Walk complete')).not.toBeInTheDocument();
    expect(onUndo).not.toHaveBeenCalled();
  });

  it.each([
    ['of a few pixels', 'touch', { x: 30, y: 0 }],
    ['up', 'touch', { x: 0, y: -80 }],
    ['with a mouse', 'mouse', { x: 80, y: 0 }],
  ])('%s leaves it in its place', (_, pointerType, by) => {
    const { message } = drag(pointerType, by);
    expect(message).toBeInTheDocument();
    expect(message.style.translate).toBe('');
  });
});

describe('the action of a message', () => {
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  it('does nothing for 600 ms, when the click may be meant for what was there', () => {
    renderToasts({ Walk: walk });
    press('Walk');
    pass(SETTLED_MS - 1);
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
    press('Undo');
    expect(onUndo).not.toHaveBeenCalled();
    pass(1);
    expect(undo()).not.toHaveAttribute('aria-disabled');
    press('Undo');
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('waits as long on the message that replaces one', () => {
    renderToasts({ Walk: walk, Soup: soup });
    press('Walk');
    pass(SETTLED_MS);
    press('Soup');
    press('Undo');
    expect(onUndo).not.toHaveBeenCalled();
    pass(SETTLED_MS);
    press('Undo');
    expect(onUndo.mock.calls).toEqual([['Soup']]);
  });

  it('is done once, and takes the second click of a double-click', () => {
    renderToasts({ Walk: walk });
    press('Walk');
    pass(SETTLED_MS);
    press('Undo');
    press('Undo');
    pass(SETTLED_MS - 1);
    press('Undo');
    expect(onUndo).toHaveBeenCalledOnce();
    pass(1);
    expect(shown('Walk complete')).not.toBeInTheDocument();
  });

  it('takes its message along once it isn’t possible anymore', () => {
    let withdraw = () => {};
    const stop = vi.fn<() => void>();
    const watch = (end: () => void) => {
      withdraw = end;
      return stop;
    };
    renderToasts({ Swap: { message: 'Swapped.', action: { ...toastAction, watch } } });
    press('Swap');
    expect(shown('Swapped.')).toBeInTheDocument();
    act(() => withdraw());
    expect(shown('Swapped.')).not.toBeInTheDocument();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is never offered if it isn’t possible anymore when its message comes', () => {
    const stop = vi.fn<() => void>();
    const watch = (end: () => void) => {
      end();
      return stop;
    };
    renderToasts({ Swap: { message: 'Swapped.', action: { ...toastAction, watch } } });
    press('Swap');
    expect(shown('Swapped.')).not.toBeInTheDocument();
    expect(stop).toHaveBeenCalledOnce();
  });

  const toastAction: ToastAction = { label: 'Undo', onClick: () => onUndo('Swap') };
});

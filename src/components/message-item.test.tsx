import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ignoreStrayPresses } from './stray-presses';
import { button, fakeTimers, onUndo, pass, press, renderToasts } from '@/testing/toasts';
import { showToasts, shown, soup, walk, withdrawable } from '@/testing/toasts';

fakeTimers();

it('a name in a right-to-left script stays apart from the words around it', () => {
  showToasts({ Swap: { message: 'Swapped “שתיל 5” for “Soup”.' } });
  const names = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(names).toEqual(['שתיל 5', 'Soup']);
  expect(screen.getByRole('region')).toHaveTextContent('Swapped “שתיל 5” for “Soup”.');
});

it.each([
  ['to the right', 'touch', 80, 0, 'dismisses it'],
  ['to the left', 'touch', -80, 0, 'dismisses it'],
  ['down', 'touch', 0, 80, 'dismisses it'],
  ['of a few pixels', 'touch', 30, 0, 'moves it until released'],
  ['up', 'touch', 0, -80, 'does nothing'],
  ['with a mouse', 'mouse', 80, 0, 'does nothing'],
])('a swipe %s (%s, %i, %i) %s', (_, pointerType, x, y, effect) => {
  showToasts({ Walk: walk });
  const message = shown('Walk complete')?.closest('div');
  if (!message) throw new Error('no message');
  const to = { pointerType, clientX: 200 + x, clientY: 700 + y };
  fireEvent.pointerDown(message, { pointerType, clientX: 200, clientY: 700 });
  fireEvent.pointerMove(message, to);
  expect(message.style.translate === `${x}px ${y}px`).toBe(effect !== 'does nothing');
  fireEvent.pointerUp(message, to);
  expect(message.isConnected).toBe(effect !== 'dismisses it');
  expect(message.style.translate).toBe('');
  expect(onUndo).not.toHaveBeenCalled();
});

describe('the action of a message', () => {
  it('closes its message once it is no longer possible', () => {
    const { swap, withdraw, unsubscribe } = withdrawable();
    showToasts({ Swap: swap });
    expect(shown('Swapped.')).toBeInTheDocument();
    withdraw();
    expect(shown('Swapped.')).toBeNull();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('is never offered if it is no longer possible when its message shows', () => {
    const { swap, unsubscribe } = withdrawable();
    const watch = (end: () => void) => {
      end();
      return unsubscribe;
    };
    showToasts({ Swap: { ...swap, action: { ...swap.action, watch } } });
    expect(shown('Swapped.')).toBeNull();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});

it('an action offered to assistive technology stays until the next message', () => {
  onTestFinished(ignoreStrayPresses());
  renderToasts({ Walk: walk, Saved: { message: 'Saved.' } });
  press('Walk');
  pass(60_000);
  expect(shown('Walk complete')).toBeInTheDocument();
  press('Saved');
  expect(shown('Walk complete')).toBeNull();
  pass(6_000);
  expect(shown('Saved.')).toBeNull();
  fireEvent.keyDown(button('Walk'), { key: 'Enter' });
  press('Walk');
  pass(12_000);
  expect(shown('Walk complete')).toBeNull();
});

describe('the focus', () => {
  const focus = (name: string) => act(() => button(name).focus());

  it.each([
    ['its action', 'Undo'],
    ['✕', 'Dismiss message'],
  ])('returns when %s closes the focused message', (_, name) => {
    renderToasts({ Walk: walk });
    focus('Walk');
    press('Walk');
    focus(name);
    press(name);
    expect(button('Walk')).toHaveFocus();
  });

  it('returns when another message replaces the focused one', () => {
    renderToasts({ Walk: walk, Soup: soup });
    focus('Walk');
    press('Walk');
    focus('Undo');
    press('Soup');
    expect(button('Walk')).toHaveFocus();
  });

  it('stays if it has left the message', () => {
    renderToasts({ Walk: walk, Soup: soup });
    press('Walk');
    focus('Dismiss message');
    focus('Soup');
    pass(12_000);
    expect(shown('Walk complete')).not.toBeInTheDocument();
    expect(button('Soup')).toHaveFocus();
  });
});

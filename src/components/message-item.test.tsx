import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, fakeTimers, onUndo, pass, press, renderToasts } from '@/testing/toasts';
import { SETTLED_MS, showToasts, shown, soup, walk, withdrawable } from '@/testing/toasts';

fakeTimers();

it('a name in a right-to-left script stays apart from the words around it', () => {
  showToasts({ Swap: { message: 'Swapped “שתיל 5” for “Soup”.' } });
  const names = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(names).toEqual(['שתיל 5', 'Soup']);
  expect(screen.getByRole('region')).toHaveTextContent('Swapped “שתיל 5” for “Soup”.');
});

it.each([
  ['to the right takes the message away', 'touch', 80, 0],
  ['to the left takes the message away', 'touch', -80, 0],
  ['down takes the message away', 'touch', 0, 80],
  ['of a few pixels leaves it in its place', 'touch', 30, 0],
  ['up leaves it in its place', 'touch', 0, -80],
  ['with a mouse leaves it in its place', 'mouse', 80, 0],
])('a swipe %s', (outcome, pointerType, x, y) => {
  showToasts({ Walk: walk });
  const message = shown('Walk complete')?.closest('div');
  if (!message) throw new Error('no message');
  const to = { pointerType, clientX: 200 + x, clientY: 700 + y };
  fireEvent.pointerDown(message, { pointerType, clientX: 200, clientY: 700 });
  fireEvent.pointerMove(message, to);
  const isTaken = outcome.includes('takes');
  expect(message.style.translate === `${x}px ${y}px`).toBe(isTaken || x === 30);
  fireEvent.pointerUp(message, to);
  expect(message.isConnected).toBe(!isTaken);
  expect(message.style.translate).toBe('');
  expect(onUndo).not.toHaveBeenCalled();
});

describe('the action of a message', () => {
  it('does nothing for 600 ms, when the click may be meant for what was there', () => {
    renderToasts({ Walk: walk, Soup: soup });
    press('Walk');
    pass(SETTLED_MS);
    press('Soup');
    pass(SETTLED_MS - 1);
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    press('Undo');
    expect(onUndo).not.toHaveBeenCalled();
    pass(1);
    expect(button('Undo')).not.toHaveAttribute('aria-disabled');
    press('Undo');
    expect(onUndo.mock.calls).toEqual([['Soup']]);
  });

  it('is done once, and takes the second click of a double-click', () => {
    showToasts({ Walk: walk });
    pass(SETTLED_MS);
    press('Undo');
    press('Undo');
    pass(SETTLED_MS - 1);
    press('Undo');
    expect(onUndo).toHaveBeenCalledOnce();
    pass(1);
    expect(shown('Walk complete')).toBeNull();
  });

  it('takes its message along once it isn’t possible anymore', () => {
    const { swap, withdraw, stop } = withdrawable();
    showToasts({ Swap: swap });
    expect(shown('Swapped.')).toBeInTheDocument();
    withdraw();
    expect(shown('Swapped.')).toBeNull();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('is never offered if it isn’t possible anymore when its message comes', () => {
    const { swap, stop } = withdrawable();
    const watch = (end: () => void) => {
      end();
      return stop;
    };
    showToasts({ Swap: { ...swap, action: { ...swap.action, watch } } });
    expect(shown('Swapped.')).toBeNull();
    expect(stop).toHaveBeenCalledOnce();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ignoreStrayPresses, isPressAssisted } from './stray-presses';

const onPress = vi.fn<(name: string) => void>();

/** A card whose button is replaced by another one, and a pager whose buttons stay. */
function Controls() {
  const [isDone, setDone] = useState(true);
  const undo = () => {
    onPress('Undo');
    setDone(false);
  };
  return (
    <>
      {isDone ? (
        <button key="undo" onClick={undo}>
          Undo
        </button>
      ) : (
        <button key="mark" onClick={() => onPress('Mark Complete')}>
          Mark Complete
        </button>
      )}
      <button onClick={() => onPress('Next')}>Next</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const pressed = () => onPress.mock.calls.flat();

beforeEach(ignoreStrayPresses);
beforeEach(() => {
  onPress.mockReset();
  render(<Controls />);
});

describe('A second click', () => {
  it('presses no control that has replaced the first one, nor does a third', () => {
    fireEvent.click(button('Undo'), { detail: 1 });
    fireEvent.click(button('Mark Complete'), { detail: 2 });
    fireEvent.click(button('Mark Complete'), { detail: 3 });
    expect(pressed()).toEqual(['Undo']);
  });

  it('presses it once it is a click of its own', () => {
    fireEvent.click(button('Undo'), { detail: 1 });
    fireEvent.click(button('Mark Complete'), { detail: 1 });
    expect(pressed()).toEqual(['Undo', 'Mark Complete']);
  });

  it('presses it by keyboard or assistive technology, however fast', () => {
    fireEvent.click(button('Undo'), { detail: 0 });
    fireEvent.click(button('Mark Complete'), { detail: 0 });
    expect(pressed()).toEqual(['Undo', 'Mark Complete']);
  });

  it('presses a control that stayed', () => {
    fireEvent.click(button('Next'), { detail: 1 });
    fireEvent.click(button('Next'), { detail: 2 });
    expect(pressed()).toEqual(['Next', 'Next']);
  });

  it('presses nothing that has changed its text', () => {
    fireEvent.click(button('Next'), { detail: 1 });
    button('Next').textContent = 'Delete all';
    fireEvent.click(button('Delete all'), { detail: 2 });
    expect(pressed()).toEqual(['Next']);
  });

  it.each([
    ['a tap in the same place', 'touch', 505, ['Undo']],
    ['a tap in another place', 'touch', 600, ['Undo', 'Mark Complete']],
    ['a click that the mouse didn’t count', 'mouse', 505, ['Undo', 'Mark Complete']],
  ])('that is %s counts by its place, whatever it says itself', (_, pointerType, to, expected) => {
    const press = (name: string, click: MouseEvent) => {
      fireEvent.pointerDown(button(name), { pointerType });
      fireEvent(button(name), click);
    };
    const init = (clientX: number) => ({ bubbles: true, detail: 1, clientX });
    press('Undo', new MouseEvent('click', init(500)));
    press('Mark Complete', new PointerEvent('click', { ...init(to), pointerType: 'mouse' }));
    expect(pressed()).toEqual(expected);
  });

  it('presses nothing if the first one was on the page before', () => {
    fireEvent.click(button('Next'), { detail: 2 });
    expect(pressed()).toEqual([]);
  });
});

it.each([
  ['a pointer', { detail: 1 }, false],
  ['a key', { detail: 0 }, false],
  ['a screen reader', { detail: 0 }, true],
  ['TalkBack', { detail: 1, buttons: 1 }, true],
])('A press by %s is told from the others', (by, click, isAssisted) => {
  if (by === 'a key') fireEvent.keyUp(button('Next'), { key: ' ' });
  fireEvent.click(button('Next'), click);
  expect(isPressAssisted()).toBe(isAssisted);
});

it('A held Enter key presses once, even a control that gets the focus meanwhile, and repeats in a field', () => {
  const press = (element: Element, repeat: boolean) =>
    fireEvent.keyDown(element, { key: 'Enter', repeat });
  render(<input />);
  expect([
    press(button('Undo'), false),
    press(button('Undo'), true),
    press(button('Next'), true),
    press(screen.getByRole('textbox'), true),
  ]).toEqual([true, false, false, true]);
});

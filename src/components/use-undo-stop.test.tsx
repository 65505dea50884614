import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, fakeTimers, pass, press, renderToasts } from '@/testing/toasts';
import { SETTLED_MS, shown, soup, walk } from '@/testing/toasts';

const focus = (name: string) => act(() => button(name).focus());

/** Focuses a button and presses it. */
const use = (name: string) => {
  focus(name);
  press(name);
};

const tab = (options: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', ...options });

fakeTimers();

describe('the focus', () => {
  beforeEach(() => {
    renderToasts({ Walk: walk, Soup: soup, Save: { message: 'Saved.' } });
  });

  it('goes from the button that caused a message to its Undo, and back', () => {
    use('Walk');
    expect(button('Walk')).toHaveFocus();
    expect(tab()).toBe(false);
    expect(button('Undo')).toHaveFocus();
    expect(tab({ shiftKey: true })).toBe(false);
    expect(button('Walk')).toHaveFocus();
    // From there on, the Tab key goes through the page as always.
    expect(tab()).toBe(true);
  });

  it('goes from the end of a message back to where it came from', () => {
    use('Walk');
    tab();
    focus('Dismiss message');
    expect(tab()).toBe(false);
    expect(button('Walk')).toHaveFocus();
  });

  it('leaves a message that it reached from the end of the page', () => {
    use('Walk');
    act(() => screen.getByRole('textbox').focus());
    focus('Undo');
    focus('Dismiss message');
    expect(tab()).toBe(true);
  });

  it('goes on through the page if it was moved since, or nothing can be undone', () => {
    use('Walk');
    focus('Soup');
    expect(tab()).toBe(true);
    use('Save');
    expect(tab()).toBe(true);
  });

  it.each([
    ['its action', 'Undo'],
    ['✕', 'Dismiss message'],
  ])('is back when %s has taken the focused message away', (_, name) => {
    use('Walk');
    pass(SETTLED_MS);
    use(name);
    expect(button('Walk')).toHaveFocus();
  });

  it('is back when another message replaces the focused one', () => {
    use('Walk');
    focus('Undo');
    press('Soup');
    expect(button('Walk')).toHaveFocus();
  });

  it('stays where it is otherwise', () => {
    press('Walk');
    focus('Dismiss message');
    focus('Soup');
    pass(12_000);
    expect(shown('Walk complete')).toBeNull();
    expect(button('Soup')).toHaveFocus();
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeTimers, pass, press, renderToasts, SETTLED_MS, soup, walk } from '@/testing/toasts';

const button = (name: string) => screen.getByRole('button', { name });
const focus = (name: string) => act(() => button(name).focus());

fakeTimers();

describe('the focus', () => {
  const tab = (options: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', ...options });

  it('goes from the button that caused a message to its Undo, and back', () => {
    renderToasts({ Walk: walk, Soup: soup });
    focus('Walk');
    press('Walk');
    expect(button('Walk')).toHaveFocus();
    expect(tab()).toBe(false);
    expect(button('Undo')).toHaveFocus();
    expect(tab({ shiftKey: true })).toBe(false);
    expect(button('Walk')).toHaveFocus();
    // From there on, the Tab key goes through the page as always.
    expect(tab()).toBe(true);
  });

  it('goes from the end of a message back to where it came from', () => {
    renderToasts({ Walk: walk });
    focus('Walk');
    press('Walk');
    tab();
    focus('Dismiss message');
    expect(tab()).toBe(false);
    expect(button('Walk')).toHaveFocus();
  });

  it('leaves a message that it reached from the end of the page', () => {
    renderToasts({ Walk: walk });
    focus('Walk');
    press('Walk');
    act(() => screen.getByRole('textbox', { name: 'Search' }).focus());
    focus('Undo');
    focus('Dismiss message');
    expect(tab()).toBe(true);
  });

  it('goes on through the page if it was moved since, or nothing can be undone', () => {
    renderToasts({ Walk: walk, Soup: soup, Save: { message: 'Saved.' } });
    focus('Walk');
    press('Walk');
    focus('Soup');
    expect(tab()).toBe(true);
    focus('Save');
    press('Save');
    expect(tab()).toBe(true);
  });

  it.each([
    ['its action', 'Undo'],
    ['✕', 'Dismiss message'],
  ])('is back when %s has taken the focused message away', (_, name) => {
    renderToasts({ Walk: walk });
    focus('Walk');
    press('Walk');
    pass(SETTLED_MS);
    focus(name);
    press(name);
    expect(button('Walk')).toHaveFocus();
  });

  it('is back when another message replaces the focused one', () => {
    renderToasts({ Walk: walk, Soup: soup });
    focus('Walk');
    press('Walk');
    focus('Undo');
    press('Soup');
    expect(button('Walk')).toHaveFocus();
  });

  it('stays where it is otherwise', () => {
    renderToasts({ Walk: walk, Soup: soup });
    press('Walk');
    focus('Dismiss message');
    focus('Soup');
    pass(12_000);
    expect(screen.queryByText('Walk complete')).not.toBeInTheDocument();
    expect(button('Soup')).toHaveFocus();
  });
});

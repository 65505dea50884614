import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, fakeTimers, onUndo, pass, press, renderToasts } from '@/testing/toasts';
import { showToasts, shown, soup, ToastPage, walk } from '@/testing/toasts';
import { ToastProvider, useToast } from './toast';

const region = () => screen.getByRole('region', { name: 'Messages' });

/** Expects a message to disappear after exactly this time. */
function expectToLast(milliseconds: number, text = 'Walk complete') {
  pass(milliseconds - 1);
  expect(shown(text)).toBeInTheDocument();
  pass(1);
  expect(shown(text)).toBeNull();
}

fakeTimers();

describe('the message region', () => {
  it('announces a message, which then disappears', () => {
    showToasts({ Remove: { message: 'Removed.' } });
    expect(region()).toHaveAttribute('aria-live', 'polite');
    expect(region()).toHaveTextContent('Removed.');
    expectToLast(6_000, 'Removed.');
  });

  it('replaces a message with the next, for its full time', () => {
    renderToasts({ Walk: walk, Soup: soup });
    press('Walk');
    pass(11_000);
    press('Soup');
    expect(within(region()).getAllByRole('paragraph')).toHaveLength(1);
    expectToLast(12_000, 'Soup complete');
    expect(shown('Walk complete')).toBeNull();
  });

  it('announces the same message again', () => {
    showToasts({ Save: { message: 'Not saved.', tone: 'error' } });
    const first = shown('Not saved.');
    press('Save');
    expect(screen.getAllByText('Not saved.')).toHaveLength(1);
    expect(first).not.toBeInTheDocument();
  });

  it.each([
    ['hovered', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('keeps a message while it is %s, and pauses its timer', (_, hold, release) => {
    showToasts({ Walk: walk });
    pass(7_000);
    hold(button('Undo'));
    pass(60_000);
    expect(shown('Walk complete')).toBeInTheDocument();
    release(button('Undo'));
    expectToLast(5_000);
  });

  it('keeps a message while the page is hidden, and pauses its timer', () => {
    showToasts({ Walk: walk });
    pass(7_000);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    pass(60_000);
    expect(shown('Walk complete')).toBeInTheDocument();
    state.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expectToLast(5_000);
  });

  it('waits for an open dialog to close, then shows the latest message for its full time', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    showToasts({ Walk: walk, Soup: soup });
    pass(20_000);
    expect(region()).toHaveTextContent('');
    await act(async () => dialog.remove());
    expect(shown('Walk complete')).toBeNull();
    expectToLast(12_000, 'Soup complete');
  });
});

describe('When another account signs in', () => {
  it('the previous account’s messages and actions disappear for good', () => {
    const { rerender } = showToasts({ Walk: walk }, 'a1');
    for (const owner of ['b1', 'a1']) {
      rerender(<ToastPage toasts={{}} owner={owner} />);
      expect(shown('Walk complete')).toBeNull();
      fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    }
    expect(onUndo).not.toHaveBeenCalled();
  });

  it('a late message for the previous account isn’t shown', () => {
    let owner = 'a1';
    const { result, rerender } = renderHook(() => useToast(), {
      wrapper: ({ children }) => <ToastProvider owner={owner}>{children}</ToastProvider>,
    });
    const showToFirst = result.current;
    owner = 'b1';
    rerender();
    act(() => showToFirst(walk));
    expect(shown('Walk complete')).toBeNull();
  });

  it.each([
    ['removes a message with Undo', walk, 0],
    ['keeps a message without an action', { message: 'Deleted.' }, 1],
  ])('a sign-out %s', (_, toast, count) => {
    const { rerender } = showToasts({ 'Do it': toast }, 'a1');
    rerender(<ToastPage toasts={{}} owner={undefined} />);
    expect(screen.queryAllByText(toast.message)).toHaveLength(count);
  });
});

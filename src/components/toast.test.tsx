import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, fakeTimers, onUndo, pass, press, renderToasts } from '@/testing/toasts';
import { showToasts, shown, soup, ToastPage, walk } from '@/testing/toasts';
import { ToastProvider, useToast } from './toast';

const slot = () => screen.getByRole('region', { name: 'Messages' });

/** Expects a message to disappear after exactly this time. */
function expectToLast(milliseconds: number, text = 'Walk complete') {
  pass(milliseconds - 1);
  expect(shown(text)).toBeInTheDocument();
  pass(1);
  expect(shown(text)).toBeNull();
}

fakeTimers();

describe('the place for messages', () => {
  it('shows one, which is announced and dismisses itself', () => {
    showToasts({ Remove: { message: 'Removed.' } });
    expect(slot()).toHaveAttribute('aria-live', 'polite');
    expect(slot()).toHaveTextContent('Removed.');
    expectToLast(6_000, 'Removed.');
  });

  it('shows a new one in place of the one before, for its full time', () => {
    renderToasts({ Walk: walk, Soup: soup });
    press('Walk');
    pass(11_000);
    press('Soup');
    expect(within(slot()).getAllByRole('paragraph')).toHaveLength(1);
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
    ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('keeps one while it is %s, with its timer stopped', (_, hold, letGo) => {
    showToasts({ Walk: walk });
    pass(7_000);
    hold(button('Undo'));
    pass(60_000);
    expect(shown('Walk complete')).toBeInTheDocument();
    letGo(button('Undo'));
    expectToLast(5_000);
  });

  it('keeps one while the page is hidden, with its timer stopped', () => {
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

  it('waits while a dialog covers it, then shows the latest message for its full time', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    showToasts({ Walk: walk, Soup: soup });
    pass(20_000);
    expect(slot()).toHaveTextContent('');
    await act(async () => dialog.remove());
    expect(shown('Walk complete')).toBeNull();
    expectToLast(12_000, 'Soup complete');
  });
});

describe('When another account signs in', () => {
  it('messages of the previous one disappear with their actions, and don’t come back', () => {
    const { rerender } = showToasts({ Walk: walk }, 'a1');
    for (const owner of ['b1', 'a1']) {
      rerender(<ToastPage toasts={{}} owner={owner} />);
      expect(shown('Walk complete')).toBeNull();
      fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    }
    expect(onUndo).not.toHaveBeenCalled();
  });

  it('a late message of the previous one isn’t shown', () => {
    let owner = 'a1';
    const { result, rerender } = renderHook(() => useToast(), {
      wrapper: ({ children }) => <ToastProvider owner={owner}>{children}</ToastProvider>,
    });
    const showOfFirst = result.current;
    owner = 'b1';
    rerender();
    act(() => showOfFirst(walk));
    expect(shown('Walk complete')).toBeNull();
  });

  it.each([
    ['removes a message with Undo', walk, 0],
    ['keeps a message without an action', { message: 'Deleted.' }, 1],
  ])('a sign-out %s', (_, toast, left) => {
    const { rerender } = showToasts({ 'Do it': toast }, 'a1');
    rerender(<ToastPage toasts={{}} owner={undefined} />);
    expect(screen.queryAllByText(toast.message)).toHaveLength(left);
  });
});

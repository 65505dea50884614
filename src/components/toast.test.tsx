import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeTimers, pass, press, renderToasts, soup, ToastPage, walk } from '@/testing/toasts';
import { type Toast, ToastProvider, useToast } from './toast';

const slot = () => screen.getByRole('region', { name: 'Messages' });
const shown = (text: string) => screen.queryByText(text);

fakeTimers();

describe('the place for messages', () => {
  it('shows one, which is announced and dismisses itself', () => {
    renderToasts({ Remove: { message: 'Removed.' } });
    expect(slot()).toHaveAttribute('aria-live', 'polite');
    press('Remove');
    expect(slot()).toHaveTextContent('Removed.');
    pass(5_999);
    expect(shown('Removed.')).toBeInTheDocument();
    pass(1);
    expect(shown('Removed.')).not.toBeInTheDocument();
  });

  it('shows a new one in place of the one before, for its own time', () => {
    renderToasts({ Walk: walk, Soup: soup });
    press('Walk');
    pass(11_000);
    press('Soup');
    expect(within(slot()).getAllByRole('paragraph')).toHaveLength(1);
    expect(slot()).toHaveTextContent('Soup complete');
    pass(11_999);
    expect(shown('Soup complete')).toBeInTheDocument();
    pass(1);
    expect(shown('Soup complete')).not.toBeInTheDocument();
    expect(shown('Walk complete')).not.toBeInTheDocument();
  });

  it('announces the same message again', () => {
    renderToasts({ Save: { message: 'Not saved.', tone: 'error' } });
    press('Save');
    const first = shown('Not saved.');
    press('Save');
    expect(screen.getAllByText('Not saved.')).toHaveLength(1);
    expect(first).not.toBeInTheDocument();
  });

  it.each([
    ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('keeps one while it is %s, and its time stands still', (_, hold, letGo) => {
    renderToasts({ Walk: walk });
    press('Walk');
    pass(7_000);
    hold(screen.getByRole('button', { name: 'Undo' }));
    pass(60_000);
    expect(shown('Walk complete')).toBeInTheDocument();
    letGo(screen.getByRole('button', { name: 'Undo' }));
    pass(4_999);
    expect(shown('Walk complete')).toBeInTheDocument();
    pass(1);
    expect(shown('Walk complete')).not.toBeInTheDocument();
  });

  it('waits while a dialog covers it, and shows the latest for its own time then', async () => {
    renderToasts({ Walk: walk, Soup: soup });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    press('Walk');
    press('Soup');
    pass(20_000);
    expect(slot()).toHaveTextContent('');
    await act(async () => dialog.remove());
    expect(shown('Soup complete')).toBeInTheDocument();
    expect(shown('Walk complete')).not.toBeInTheDocument();
    pass(11_999);
    expect(shown('Soup complete')).toBeInTheDocument();
    pass(1);
    expect(shown('Soup complete')).not.toBeInTheDocument();
  });
});

describe('When another account signs in', () => {
  const page = (owner: string | undefined, toast: Toast = walk) => (
    <ToastPage toasts={{ 'Do it': toast }} owner={owner} />
  );

  it('messages of the previous one go, and don’t come back', () => {
    const { rerender } = renderToasts({ 'Do it': walk }, 'a1');
    press('Do it');
    rerender(page('b1'));
    expect(shown('Walk complete')).not.toBeInTheDocument();
    rerender(page('a1'));
    expect(shown('Walk complete')).not.toBeInTheDocument();
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
    expect(shown('Walk complete')).not.toBeInTheDocument();
  });

  it('a sign-out ends every Undo, but not what there is to say about it', () => {
    const { rerender } = renderToasts({ 'Do it': walk }, 'a1');
    press('Do it');
    rerender(page(undefined));
    expect(shown('Walk complete')).not.toBeInTheDocument();
    rerender(page('a1', { message: 'Deleted.' }));
    press('Do it');
    rerender(page(undefined));
    expect(shown('Deleted.')).toBeInTheDocument();
  });
});

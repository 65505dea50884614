import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider, useToast, type Toast } from './toast';

function Trigger({ toast }: { toast: Toast }) {
  const show = useToast();
  return <button onClick={() => show(toast)}>Do it</button>;
}

function renderWith(toast: Toast) {
  render(
    <ToastProvider>
      <Trigger toast={toast} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is announced and dismisses itself', () => {
  renderWith({ message: 'Removed.' });
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Removed.');
  pass(6_000);
  expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
});

it('stays while pointed at', () => {
  renderWith({ message: 'Removed.' });
  fireEvent.pointerEnter(screen.getByText('Removed.'));
  pass(60_000);
  expect(screen.getByText('Removed.')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByText('Removed.'));
  pass(6_000);
  expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
});

it('gives more time to undo, and undoes', () => {
  const onClick = vi.fn<() => void>();
  renderWith({ message: 'Removed.', action: { label: 'Undo', onClick } });
  pass(11_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
});

it('keeps the last three', () => {
  renderWith({ message: 'Once more' });
  for (let more = 0; more < 4; more += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
  }
  expect(screen.getAllByText('Once more')).toHaveLength(3);
});

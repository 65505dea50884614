import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { type Toast, ToastProvider, useToast } from '@/components/toast';

function Trigger({ name, toast }: { readonly name: string; readonly toast: Toast }) {
  const show = useToast();
  return <button onClick={() => show(toast)}>{name}</button>;
}

interface ToastPageProps {
  /** The toast of each button, by name. */
  readonly toasts: Readonly<Record<string, Toast>>;
  readonly owner?: string | undefined;
}

/** A page with buttons that show messages, and a field. */
export function ToastPage({ toasts, owner }: ToastPageProps) {
  return (
    <ToastProvider owner={owner}>
      {Object.entries(toasts).map(([name, toast]) => (
        <Trigger key={name} name={name} toast={toast} />
      ))}
      <input aria-label="Search" />
    </ToastProvider>
  );
}

export function renderToasts(toasts: ToastPageProps['toasts'], owner?: string) {
  return render(<ToastPage toasts={toasts} owner={owner} />);
}

/** Renders buttons that show messages, and presses each, in order. */
export function showToasts(...args: Parameters<typeof renderToasts>) {
  const page = renderToasts(...args);
  Object.keys(args[0]).forEach(press);
  return page;
}

/** A message that offers to undo something. */
function undoable(message: string, onClick: () => void): Toast {
  return { message, action: { label: 'Undo', onClick } };
}

export const button = (name: string) => screen.getByRole('button', { name });

export const shown = (text: string) => screen.queryByText(text);

export function press(name: string): void {
  fireEvent.click(button(name));
}

/** Called with the name of the undone completion. */
export const onUndo = vi.fn<(name: string) => void>();
export const walk = undoable('Walk complete', () => onUndo('Walk'));
export const soup = undoable('Soup complete', () => onUndo('Soup'));

/** Returns a message whose action ends with `withdraw`, and a mock that is called on unsubscribing. */
export function withdrawable() {
  let withdraw = () => {};
  const unsubscribe = vi.fn<() => void>();
  const watch = (end: () => void) => {
    withdraw = end;
    return unsubscribe;
  };
  const action = { label: 'Undo', onClick: () => onUndo('Swap'), watch } as const;
  const swap = { message: 'Swapped.', action };
  return { swap, withdraw: () => act(() => withdraw()), unsubscribe };
}

/** Fakes the timers of a file's tests, and forgets earlier undos. */
export function fakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    onUndo.mockReset();
  });
}

/** Advances fake timers. */
export function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

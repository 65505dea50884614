import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { type Toast, ToastProvider, useToast } from '@/components/toast';

function Trigger({ name, toast }: { readonly name: string; readonly toast: Toast }) {
  const show = useToast();
  return <button onClick={() => show(toast)}>{name}</button>;
}

interface ToastPageProps {
  /** What each button shows, by its name. */
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

/** A message that offers to undo something. */
function undoable(message: string, onClick: () => void): Toast {
  return { message, action: { label: 'Undo', onClick } };
}

export function press(name: string): HTMLElement {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  return button;
}

/** Is told whose completion was undone. */
export const onUndo = vi.fn<(name: string) => void>();
export const walk = undoable('Walk complete', () => onUndo('Walk'));
export const soup = undoable('Soup complete', () => onUndo('Soup'));

/** Fakes the timers of a file's tests, and forgets what was undone before. */
export function fakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    onUndo.mockReset();
  });
}

/** Lets fake timers pass. */
export function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** The time after which a message's action can be clicked. */
export const SETTLED_MS = 600;

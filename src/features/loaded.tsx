import type { ReactNode } from 'react';
import { LoadError } from '@/components/load-error';
import { loadMessageFor } from '@/lib/errors';

interface LoadedProps<T> {
  /** Undefined until it is loaded. */
  readonly value: T | undefined;
  /** Why it couldn't be loaded the last time, if so. */
  readonly error: Error | null;
  readonly errorTitle: string;
  readonly onRetry: () => void;
  readonly skeleton: ReactNode;
  /** In place of a list without rows. */
  readonly empty?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** What is read, in one of its states: loading, failed, empty or shown. What is here stays, whatever fails later. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { value, error, errorTitle, onRetry, skeleton, empty, children } = props;
  if (value !== undefined) {
    return empty !== undefined && Array.isArray(value) && value.length === 0
      ? empty
      : children(value);
  }
  if (error === null) return skeleton;
  return <LoadError title={errorTitle} message={loadMessageFor(error)} onRetry={onRetry} />;
}

import type { ReactNode } from 'react';
import { LoadError } from '@/components/load-error';
import { loadMessageFor } from '@/lib/errors';

interface LoadedProps<T> {
  /** Undefined until it has loaded. */
  readonly value: T | undefined;
  /** Why the last attempt to load failed, if it did. */
  readonly error: Error | null;
  readonly errorTitle: string;
  readonly onRetry: () => void;
  readonly skeleton: ReactNode;
  /** Shown instead of an empty list. */
  readonly empty?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/**
 * Loaded data in one of four states: loading, failed, empty or shown. Once shown, it stays, even if a later request
 * fails.
 */
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

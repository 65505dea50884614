import type { ReactNode } from 'react';
import { LoadError } from './load-error';

interface LoadedListProps<T> {
  /** Undefined while loading. */
  readonly rows: readonly T[] | undefined;
  readonly problem: string | null;
  readonly problemTitle: string;
  readonly onRetry: () => void;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** A list in one of its four states: loading, failed, empty or shown. Rows that are here stay, whatever fails later. */
export function LoadedList<T>({
  rows,
  problem,
  problemTitle,
  onRetry,
  skeleton,
  empty,
  children,
}: LoadedListProps<T>) {
  if (rows) return rows.length === 0 ? empty : children(rows);
  if (problem === null) return skeleton;
  return <LoadError title={problemTitle} message={problem} onRetry={onRetry} />;
}

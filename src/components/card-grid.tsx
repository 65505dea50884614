import { Children, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Stack } from './layout';
import { Loading, Skeleton } from './skeleton';
import styles from './card-grid.module.css';

declare module 'react' {
  interface CSSProperties {
    '--columns'?: number;
  }
}

interface CardGridProps {
  readonly children: ReactNode;
  /** Cards in a row on wide screens; by default as many as fit. */
  readonly columns?: number;
  /** After the cards, where a row has room for it; never on a phone. */
  readonly last?: ReactNode;
  /** For compact cards, each of which takes a phone's whole width. */
  readonly isCompact?: boolean;
}

/** A responsive grid of cards. */
export function CardGrid({ children, columns, last, isCompact }: CardGridProps) {
  return (
    <ul {...gridProps(columns, isCompact)}>
      {Children.map(children, (child) => (
        <Stack as="li">{child}</Stack>
      ))}
      {last !== undefined && <li className={styles.last}>{last}</li>}
    </ul>
  );
}

interface CardGridSkeletonProps {
  readonly count: number;
  readonly label: string;
  readonly columns?: number;
  readonly isCompact?: boolean;
}

/** Card-shaped placeholders while cards load. */
export function CardGridSkeleton({ count, label, columns, isCompact }: CardGridSkeletonProps) {
  return (
    <div {...gridProps(columns, isCompact)}>
      {Array.from({ length: count }, (_, at) => (
        <Stack
          key={at}
          gap={3}
          className={classNames(styles.placeholder, isCompact === true && styles.compact)}
        >
          <div className={styles.picture}>
            <Skeleton height="100%" radius="0" />
          </div>
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton width="40%" height="1rem" />
          <Skeleton height="var(--control-height)" radius="var(--radius-round)" />
        </Stack>
      ))}
      <Loading>{label}</Loading>
    </div>
  );
}

function gridProps(columns: number | undefined, isCompact = false) {
  if (columns === undefined) {
    return { className: classNames(styles.grid, isCompact && styles.rows) };
  }
  return { className: classNames(styles.grid, styles.fixed), style: { '--columns': columns } };
}

import { Children, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';
import styles from './card-grid.module.css';

declare module 'react' {
  interface CSSProperties {
    '--columns'?: number;
  }
}

interface CardGridProps {
  readonly children: ReactNode;
  /** The cards that share a row where there is room; otherwise as many as fit. */
  readonly columns?: number;
}

/** A list of cards, as many in a row as fit. */
export function CardGrid({ children, columns }: CardGridProps) {
  return (
    <ul {...gridOf(columns)}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}

interface CardGridSkeletonProps {
  readonly count: number;
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly columns?: number;
  /** For compact cards. */
  readonly isCompact?: boolean;
}

/** Placeholders in the cards' final shape while they load. */
export function CardGridSkeleton({ count, label, columns, isCompact }: CardGridSkeletonProps) {
  return (
    <div {...gridOf(columns)}>
      {Array.from({ length: count }, (_, at) => (
        <div
          key={at}
          className={classNames(styles.placeholder, isCompact === true && styles.compact)}
        >
          <div className={styles.picture}>
            <Skeleton height="100%" radius="0" />
          </div>
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton width="40%" height="1rem" />
          <Skeleton height="var(--control-height)" radius="var(--radius-round)" />
        </div>
      ))}
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
    </div>
  );
}

function gridOf(columns: number | undefined) {
  if (columns === undefined) return { className: styles.grid };
  return { className: classNames(styles.grid, styles.fixed), style: { '--columns': columns } };
}

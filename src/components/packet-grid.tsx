import { Children, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';
import styles from './packet-grid.module.css';

interface PacketGridProps {
  readonly children: ReactNode;
  /** Three cards share the whole width; otherwise each is as wide as in a full row. */
  readonly ofThree?: boolean;
}

/** Cards side by side, as many as the width has room for, as one list. */
export function PacketGrid({ children, ofThree = false }: PacketGridProps) {
  return (
    <ul className={classNames(styles.grid, ofThree && styles.ofThree)}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}

interface PacketGridSkeletonProps {
  readonly count: number;
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly ofThree?: boolean;
}

/** The same while the cards are on their way, in their final shape. */
export function PacketGridSkeleton({ count, label, ofThree = false }: PacketGridSkeletonProps) {
  return (
    <div className={classNames(styles.grid, ofThree && styles.ofThree)}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.placeholder}>
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

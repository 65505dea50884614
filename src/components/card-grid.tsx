import { Children, type ReactNode } from 'react';
import { CardSkeleton } from './card';
import { Grid, Stack } from './layout';
import { Loading } from './skeleton';
import styles from './card-grid.module.css';

/**
 * How cards are laid out on wide screens: as many per row as fit, or the three daily tasks side by side. On phones,
 * compact and daily cards take the full width.
 */
type GridLayout = 'compact' | 'daily';

interface CardGridProps {
  readonly children: ReactNode;
  readonly layout?: GridLayout;
  /** Shown after the cards if the row has room for it, and never on a phone. */
  readonly last?: ReactNode;
}

/** A responsive grid of cards. */
export function CardGrid({ children, layout, last }: CardGridProps) {
  return (
    <Grid as="ul" className={layout && styles[layout]}>
      {Children.map(children, (child) => (
        <Stack as="li">{child}</Stack>
      ))}
      {last !== undefined && <li className={styles.last}>{last}</li>}
    </Grid>
  );
}

interface CardGridSkeletonProps {
  readonly count: number;
  readonly label: string;
  readonly layout?: GridLayout;
}

/** Card-shaped placeholders while cards load. */
export function CardGridSkeleton({ count, label, layout }: CardGridSkeletonProps) {
  return (
    <Grid className={layout && styles[layout]}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} isCompact={layout !== undefined} />
      ))}
      <Loading>{label}</Loading>
    </Grid>
  );
}

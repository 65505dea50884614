import type { ReactNode } from 'react';
import { Row } from './layout';
import styles from './tiles.module.css';

interface TilesProps {
  readonly as: 'ul' | 'dl';
  readonly children: ReactNode;
}

/** Figures on tiles beside each other: two in a row on a phone, and the last row is always filled. */
export function Tiles({ as, children }: TilesProps) {
  return (
    <Row as={as} className={styles.tiles}>
      {children}
    </Row>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Row } from './layout';
import styles from './tiles.module.css';

interface TilesProps {
  readonly as: 'ul' | 'dl';
  readonly isLarge?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Figures on tiles, each a `strong`: two per row on a phone, with the last row always filled. */
export function Tiles({ isLarge = false, ...row }: TilesProps) {
  return <Row {...row} className={classNames(styles.tiles, isLarge && styles.large)} />;
}

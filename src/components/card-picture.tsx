import type { ReactNode } from 'react';
import styles from './card-picture.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';
import { Text } from './text';

interface CardPictureProps {
  readonly picture: ReactNode;
  readonly isDone: boolean;
  readonly isCompact: boolean;
  /** Over the picture, so that it moves nothing. */
  readonly mark: ReactNode;
}

/** A card's picture, with the leaf of a complete task and the card's mark on it. */
export function CardPicture({ picture, isDone, isCompact, mark }: CardPictureProps) {
  return (
    <div className={classNames(styles.picture, isCompact && styles.compact)} data-done={isDone}>
      {picture}
      {isDone && (
        <span className={styles.leaf} data-leaf>
          <Icon name="leaf" size={22} />
        </span>
      )}
      {mark !== undefined && (
        <Text size="xs" tone="ink" className={styles.mark}>
          {mark}
        </Text>
      )}
    </div>
  );
}

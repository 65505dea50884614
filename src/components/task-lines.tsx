import type { ReactNode } from 'react';
import { Row } from './layout';
import { Skeleton } from './skeleton';
import { Text } from './text';
import styles from './task-lines.module.css';

/** A list of tasks, one per line. */
export function TaskLines({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

interface TaskLineProps {
  readonly name: string;
  readonly note: string;
  /** Whether the note is a score, and styled as one. */
  readonly isScore?: boolean;
  readonly action: ReactNode;
}

/** A task's name, a note below it, and its controls. */
export function TaskLine({ name, note, isScore = false, action }: TaskLineProps) {
  return (
    <Row as="li" gap={4} align="center" isSpread isOneLine className={styles.line}>
      <div>
        <Text weight="bold" dir="auto">
          {name}
        </Text>
        <Text size="s" tone={isScore ? 'leaf' : 'soft'} isTabular style={{ textWrap: 'balance' }}>
          {note}
        </Text>
      </div>
      {action}
    </Row>
  );
}

/** A placeholder for a task that is loading. */
export function TaskLineSkeleton() {
  return (
    <Row as="li" align="center" className={styles.line}>
      <Skeleton width="60%" height="1.5rem" />
    </Row>
  );
}

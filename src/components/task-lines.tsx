import type { ReactNode } from 'react';
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
  readonly isScore?: boolean;
  readonly action: ReactNode;
}

/** A task's name, a note below it, and what can be done with it. */
export function TaskLine({ name, note, isScore = false, action }: TaskLineProps) {
  return (
    <li className={styles.line}>
      <div>
        <Text weight="bold" dir="auto">
          {name}
        </Text>
        <Text size="s" tone={isScore ? 'leaf' : 'soft'} isTabular className={styles.note}>
          {note}
        </Text>
      </div>
      {action}
    </li>
  );
}

/** A placeholder for a task that is loading. */
export function TaskLineSkeleton() {
  return (
    <li className={styles.line}>
      <Skeleton width="60%" height="1.5rem" />
    </li>
  );
}

import type { ReactNode } from 'react';
import { Growth } from './growth';
import styles from './state.module.css';
import { Text } from './text';

type EmptyStateProps = {
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  /** Below the text, in the place of the drawing. */
  proposal?: ReactNode;
};

/** Replaces an empty list and says what to do next. */
export function EmptyState({ title, children, action, proposal }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {proposal === undefined && <EmptyDrawing />}
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <p className={styles.message}>{children}</p>
      {proposal}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** A seed in the soil. */
export function EmptyDrawing() {
  return (
    <Text as="span" tone="leaf">
      <Growth level={0} size={72} />
    </Text>
  );
}

import type { ReactNode } from 'react';
import { Growth } from './growth';
import styles from './state.module.css';

type EmptyStateProps = { title?: string; children: ReactNode; action?: ReactNode };

/** Replaces an empty list and says what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.motif}>
        <Growth level={0} size={72} />
      </span>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <p className={styles.message}>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

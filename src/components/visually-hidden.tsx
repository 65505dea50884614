import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** Hides it on narrow screens only, where an icon stands in for it. */
  readonly onNarrowScreens?: boolean;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, onNarrowScreens = false }: VisuallyHiddenProps) {
  return <span className={onNarrowScreens ? styles.narrow : styles.hidden}>{children}</span>;
}

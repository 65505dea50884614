import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

/** The buttons of a long form, always in view while any of the form is. */
export function SaveBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}

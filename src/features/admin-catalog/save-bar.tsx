import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

/** A long form's buttons, which stay in view while any of the form is (D54). */
export function SaveBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}

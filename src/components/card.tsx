import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

/** The ground of a sheet of facts. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

/** The same ground for a form, whose fields the product checks and not the browser. */
export function CardForm(form: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <form {...form} className={styles.card} noValidate />;
}

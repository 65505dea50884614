import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './icon-button.module.css';

/** A round, touch-sized button with an icon. Its name is in `aria-label`, or hidden in the children. */
export function IconButton({ className, ...button }: ComponentProps<'button'>) {
  return <button {...button} type="button" className={classNames(styles.button, className)} />;
}

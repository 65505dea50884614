import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** While true, the button does nothing and shows `busyLabel`, but keeps focus. */
  busy?: boolean;
  busyLabel?: string;
};

/** A button. Its `type` defaults to "button", so it never submits a form by accident. */
export function Button({
  variant = 'primary',
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  'aria-disabled': isUnavailable,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[variant], className)}
      aria-disabled={busy || isUnavailable || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {/* Replaced as a whole, since a page translator may have changed the text inside. */}
      <span key={String(busy)} className={styles.label}>
        {busy && busyLabel !== undefined ? busyLabel : children}
      </span>
    </button>
  );
}

type ButtonLinkProps = {
  to: string;
  /** The router state of the linked page. */
  state?: unknown;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** A link styled as a button. */
export function ButtonLink({ to, state, variant = 'primary', children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={classNames(styles.button, styles[variant])}>
      {children}
    </Link>
  );
}

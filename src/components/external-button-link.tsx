import type { ReactNode } from 'react';
import type { ButtonVariant } from './button';
import styles from './button.module.css';
import { classNames } from './class-names';
import { ExternalLink } from './external-link';

interface ExternalButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** A link to somebody else's site that looks like a button. */
export function ExternalButtonLink({
  href,
  variant = 'primary',
  children,
}: ExternalButtonLinkProps) {
  return (
    <ExternalLink href={href} className={classNames(styles.button, styles[variant])}>
      {children}
    </ExternalLink>
  );
}

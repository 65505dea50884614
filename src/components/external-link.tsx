import type { ReactNode } from 'react';
import type { ButtonVariant } from './button';
import buttonStyles from './button.module.css';
import { classNames } from './class-names';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';
import styles from './external-link.module.css';

type ExternalLinkProps = { href: string; children: ReactNode; className?: string | undefined };

/** A link to another site. It opens in a new tab, says so, and gives that site no access to ours (D21). */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className={styles.sign}>
        <Icon name="external" size={14} />
      </span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

interface ExternalButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** A link to another site, styled as a button. */
export function ExternalButtonLink({
  href,
  variant = 'primary',
  children,
}: ExternalButtonLinkProps) {
  return (
    <ExternalLink href={href} className={classNames(buttonStyles.button, buttonStyles[variant])}>
      {children}
    </ExternalLink>
  );
}

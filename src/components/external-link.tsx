import type { ReactNode } from 'react';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';
import styles from './external-link.module.css';

type ExternalLinkProps = { href: string; children: ReactNode; className?: string | undefined };

/** A link to somebody else's site: in a new tab, which it says, and without a way back into ours (D21). */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles.sign}>
        <Icon name="external" size={14} />
      </span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

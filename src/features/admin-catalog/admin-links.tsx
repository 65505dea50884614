import { ButtonLink } from '@/components/button';
import { paths, type Path } from '@/paths';
import styles from './admin-links.module.css';

interface AdminLinksProps {
  /** Another admin page related to this one. */
  readonly beside?: { readonly to: Path; readonly text: string };
}

/** The links below an admin page: back to the hub, and to a related page. */
export function AdminLinks({ beside }: AdminLinksProps) {
  return (
    <nav className={styles.links} aria-label="Admin">
      <ButtonLink to={paths.admin} variant="secondary">
        Back to Admin
      </ButtonLink>
      {beside && (
        <ButtonLink to={beside.to} variant="quiet">
          {beside.text}
        </ButtonLink>
      )}
    </nav>
  );
}

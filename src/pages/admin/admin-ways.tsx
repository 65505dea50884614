import { ButtonLink } from '@/components/button';
import { paths, type Path } from '@/paths';
import styles from './admin.module.css';

interface AdminWaysProps {
  /** Another admin page that goes with this one. */
  readonly beside?: { readonly to: Path; readonly text: string };
}

/** Where an admin goes on from below a desk. */
export function AdminWays({ beside }: AdminWaysProps) {
  return (
    <nav className={styles.ways} aria-label="Admin">
      <ButtonLink to={paths.admin} variant="secondary">
        Back to the hub
      </ButtonLink>
      {beside && (
        <ButtonLink to={beside.to} variant="quiet">
          {beside.text}
        </ButtonLink>
      )}
    </nav>
  );
}

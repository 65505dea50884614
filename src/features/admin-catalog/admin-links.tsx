import { ButtonLink } from '@/components/button';
import { Row } from '@/components/layout';
import { paths, type Path } from '@/paths';

interface AdminLinksProps {
  /** Another admin page related to this one. */
  readonly beside?: { readonly to: Path; readonly text: string };
}

/** The links below an admin page: back to the hub, and to a related page. */
export function AdminLinks({ beside }: AdminLinksProps) {
  return (
    <nav aria-label="Admin">
      <Row gap={3}>
        <ButtonLink to={paths.admin} variant="secondary">
          Back to Admin
        </ButtonLink>
        {beside && (
          <ButtonLink to={beside.to} variant="quiet">
            {beside.text}
          </ButtonLink>
        )}
      </Row>
    </nav>
  );
}

import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { Row } from '@/components/layout';
import { Page } from '@/components/page';
import { AdminEditor } from '@/features/admin-catalog/admin-editor';
import { catalogPages } from '@/features/admin-catalog/catalog-pages';
import { isCatalogPath, pathIn, paths } from '@/paths';

/** The page for one model's rows, chosen by the path, with links to the hub and to a related page. */
export function CatalogPage() {
  const path = pathIn(useLocation().pathname);
  if (!isCatalogPath(path)) return null;
  const { title, lede, beside, ...editor } = catalogPages[path];
  return (
    // Each path remounts the page.
    <Page key={path} title={title} lede={lede} width="wide">
      <AdminEditor {...editor} />
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
    </Page>
  );
}

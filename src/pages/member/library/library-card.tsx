import { Button } from '@/components/button';
import { ExternalButtonLink } from '@/components/external-link';
import { Card } from '@/components/card';
import { CardDetails } from '@/components/card-details';
import { StoredPicture } from '@/components/picture';
import type { LibraryLink } from '@/domain/models/link-model';
import { scoreOf } from '@/domain/task';
import { openableLink } from '@/domain/web-link';
import { usePicture } from '@/data/use-picture';

/** A library link; 'Go To Site' opens it in a new tab (spec §2.4, D21). */
export function LibraryCard({ link }: { readonly link: LibraryLink }) {
  const picture = usePicture(link.imagename);
  const address = openableLink(link.weblink);
  return (
    <Card
      name={link.name}
      picture={<StoredPicture {...picture} />}
      score={`Score: ${scoreOf(link)}`}
      details={<CardDetails description={link.description} />}
      note={address === undefined ? 'This link’s address is invalid.' : undefined}
      headingLevel={2}
      actions={
        address === undefined ? (
          <Button variant="secondary" disabled>
            Go To Site
          </Button>
        ) : (
          <ExternalButtonLink href={address} variant="secondary">
            Go To Site
          </ExternalButtonLink>
        )
      }
    />
  );
}

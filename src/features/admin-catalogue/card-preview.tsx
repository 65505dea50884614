import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { CardDetails } from '@/components/card-details';
import { StoredPicture } from '@/components/stored-picture';
import { usePicture } from '@/data/use-picture';
import type { Entry } from '@/domain/models/entry';
import { cardDetails } from '@/domain/models/field';
import styles from './card-preview.module.css';
import type { Kind } from './kinds';

interface CardPreviewProps {
  readonly kind: Kind;
  readonly entry: Entry;
}

/** The card as members will see it, with its details; its button does nothing. */
export function CardPreview({ kind, entry }: CardPreviewProps) {
  const picture = usePicture(entry['imagename']);
  const name = entry['name']?.trim() || `Name of the ${kind.one}`;
  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={styles.heading}>
        As members see it
      </h2>
      <Card
        name={name}
        picture={<StoredPicture {...picture} />}
        score={`Score: ${entry['score'] || 0}`}
        details={
          <CardDetails description={entry['description']} details={cardDetails(kind, entry)} />
        }
        actions={
          <div className={styles.action} inert>
            <Button variant={kind.one === 'task' ? 'primary' : 'secondary'}>
              {kind.one === 'task' ? 'Mark Complete' : 'Go To Site'}
            </Button>
          </div>
        }
      />
    </section>
  );
}

import { Button } from '@/components/button';
import { Packet } from '@/components/packet';
import { PacketDetails } from '@/components/packet-details';
import { StoredPicture } from '@/components/stored-picture';
import { TaskDetails } from '@/components/task-details';
import type { Entry } from '@/domain/curation/entry';
import { usePicture } from '@/data/use-picture';
import styles from './card-preview.module.css';
import type { Kind } from './kinds';

// A path that is still being typed is no picture yet.
const WHOLE_PATH = /^task-pictures\/\S+\.(webp|png|jpe?g|avif|gif|svg)$/i;

interface CardPreviewProps {
  readonly kind: Kind;
  readonly entry: Entry;
}

/** The card as members will see it, with what pointing at it shows; its button does nothing. */
export function CardPreview({ kind, entry }: CardPreviewProps) {
  const path = entry['imagename'] ?? '';
  const picture = usePicture(WHOLE_PATH.test(path) ? path : undefined);
  const name = entry['name']?.trim() || `Name of the ${kind.one}`;
  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={styles.heading}>
        As members see it
      </h2>
      <Packet
        name={name}
        picture={<StoredPicture {...picture} />}
        score={`Score: ${entry['score'] || 0}`}
        details={kind.one === 'task' ? <TaskBack entry={entry} /> : <LinkBack entry={entry} />}
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

function TaskBack({ entry }: { readonly entry: Entry }) {
  const { description = null, earthimpact = null, moneyimpact = null } = entry;
  return <TaskDetails task={{ description, earthimpact, moneyimpact }} />;
}

function LinkBack({ entry }: { readonly entry: Entry }) {
  return <PacketDetails description={entry['description']} />;
}

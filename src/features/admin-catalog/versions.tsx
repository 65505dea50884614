import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Row, Stack } from '@/components/layout';
import { changedFields, type Entry, normalizeText } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';
import styles from './versions.module.css';

interface VersionsProps {
  readonly model: CatalogModel;
  readonly title: string;
  readonly theirs: Entry;
  readonly mine: Entry;
  readonly onChoose: (choice: 'theirs' | 'mine') => void;
}

/** A choice between two versions of a row, with the fields that differ. */
export function Versions({ model, title, theirs, mine, onChoose }: VersionsProps) {
  return (
    <Alert tone="warning" title={title}>
      <Stack gap={3}>
        <p>Nothing has been overwritten. Choose a version, then save.</p>
        <Stack as="dl" gap={3}>
          {changedFields(theirs, mine).map((name) => (
            <div key={name} className={styles.field}>
              <dt>{model.fields[name]?.label ?? name}</dt>
              <dd>
                <span className={styles.whose}>Theirs</span> <span>{orEmpty(theirs[name])}</span>
              </dd>
              <dd>
                <span className={styles.whose}>Yours</span> <span>{orEmpty(mine[name])}</span>
              </dd>
            </div>
          ))}
        </Stack>
        <Row gap={3}>
          <Button variant="secondary" onClick={() => onChoose('theirs')}>
            Use their version
          </Button>
          <Button variant="secondary" onClick={() => onChoose('mine')}>
            Keep my version
          </Button>
        </Row>
      </Stack>
    </Alert>
  );
}

function orEmpty(text: string | undefined): string {
  return normalizeText(text) || '(empty)';
}

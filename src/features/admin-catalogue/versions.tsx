import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { differingFields, type Entry } from '@/domain/models/entry';
import type { Kind } from './kinds';
import styles from './versions.module.css';

interface VersionsProps {
  readonly kind: Kind;
  readonly theirs: Entry;
  readonly mine: Entry;
  readonly onChoose: (choice: 'theirs' | 'mine') => void;
}

/** Two versions of one row to choose from, with the fields in which they differ. */
export function Versions({ kind, theirs, mine, onChoose }: VersionsProps) {
  return (
    <Alert tone="warning" title={`Another admin changed this ${kind.one} meanwhile.`}>
      <div className={styles.versions}>
        <p>Nothing is overwritten. Choose the version to go on with, then save.</p>
        <dl className={styles.fields}>
          {differingFields(theirs, mine).map((name) => (
            <div key={name} className={styles.field}>
              <dt>{kind.fields[name]?.label ?? name}</dt>
              <dd>
                <span className={styles.whose}>Theirs</span> {shown(theirs[name])}
              </dd>
              <dd>
                <span className={styles.whose}>Yours</span> {shown(mine[name])}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.choices}>
          <Button variant="secondary" onClick={() => onChoose('theirs')}>
            Use their version
          </Button>
          <Button variant="secondary" onClick={() => onChoose('mine')}>
            Keep my version
          </Button>
        </div>
      </div>
    </Alert>
  );
}

function shown(text: string | undefined): string {
  return text?.trim() || '(empty)';
}

import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { differingFields, type Entry } from '@/domain/models/entry';
import type { FieldRules } from '@/domain/models/field';
import styles from './versions.module.css';

interface VersionsProps {
  readonly rules: FieldRules;
  readonly theirs: Entry;
  readonly mine: Entry;
  readonly subject: 'task' | 'link';
  readonly onChoose: (choice: 'theirs' | 'mine') => void;
}

/** Two versions of one row, field by field where they differ, to choose from. */
export function Versions({ rules, theirs, mine, subject, onChoose }: VersionsProps) {
  return (
    <Alert tone="warning" title={`Another admin changed this ${subject} meanwhile.`}>
      <div className={styles.versions}>
        <p>Nothing is overwritten. Choose the version to go on with, then save.</p>
        <dl className={styles.fields}>
          {differingFields(theirs, mine).map((name) => (
            <div key={name} className={styles.field}>
              <dt>{rules[name]?.label ?? name}</dt>
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

import { useEffect, useRef } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import type { PlannedRow } from '@/domain/csv/import-plan';
import styles from './csv.module.css';
import { PlanList } from './plan-list';
import type { ImportState } from './use-import';

type Preview = Extract<ImportState, { phase: 'preview' }>;
type PreviewProps = Pick<Preview, 'file' | 'plan'> & {
  readonly onStart: () => void;
  readonly onCancel: () => void;
};

/** What an import would do, row by row, with a button to start it. */
export function ImportPreview({ file, plan, onStart, onCancel }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = (status: PlannedRow['status']) =>
    plan.filter((row) => row.status === status).length;
  const toWrite = count('new') + count('changed');
  const wrong = count('wrong');
  return (
    <div className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        What {file.name} would change
      </h3>
      <p>
        {count('new')} new, {count('changed')} changed, {count('unchanged')} unchanged, {wrong}{' '}
        wrong. Rows that the file does not name stay as they are.
      </p>
      {file.encoding === 'Windows-1252' && (
        <Alert tone="warning" title="Check the accents">
          The file is not UTF-8 and was read as Windows-1252. If letters look wrong below, save it
          as “CSV UTF-8” and choose it again.
        </Alert>
      )}
      {wrong > 0 && (
        <Alert tone="warning" title="Wrong rows are left out">
          Each says below what is wrong. You can import the others now, mend the file, and import it
          again.
        </Alert>
      )}
      <PlanList plan={plan} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={toWrite === 0} onClick={onStart}>
          {toWrite === 0 ? 'Nothing to import' : `Import ${rowsText(toWrite)}`}
        </Button>
      </div>
    </div>
  );
}

function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}

import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Pager } from '@/components/pager';
import { pluralize } from '@/components/pluralize';
import { SelectField } from '@/components/select-field';
import type { PlannedRow } from '@/domain/csv/import-plan';
import { unusualIn } from '@/domain/csv/unusual-rows';
import { listPage } from '@/domain/list-view';
import styles from './csv.module.css';
import { UnusualDialog } from './unusual-dialog';
import type { ImportState } from './use-import';

type Preview = Extract<ImportState, { phase: 'preview' }>;
type PreviewProps = Pick<Preview, 'file' | 'plan'> & {
  readonly onStart: () => void;
  readonly onCancel: () => void;
};

/** The changes an import would make, row by row, with a button to start it. */
export function ImportPreview({ file, plan, onStart, onCancel }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = (status: PlannedRow['status']) =>
    plan.filter((row) => row.status === status).length;
  const toWrite = count('new') + count('changed');
  const invalid = count('invalid');
  const unusual = plan.filter((row) => unusualIn(row).length > 0);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        Preview of {file.name}
      </h3>
      <p>
        {count('new')} new, {count('changed')} changed, {count('unchanged')} unchanged, {invalid}{' '}
        invalid. Rows not in the file stay as they are.
      </p>
      {file.headingLine > 1 && (
        <p>The columns are named on line {file.headingLine}. Nothing above it will be imported.</p>
      )}
      {file.encoding === 'Windows-1252' && (
        <Alert tone="warning" title="Check accented characters">
          The file isn’t UTF-8, so it was read as Windows-1252. If characters look wrong below, save
          it as “CSV UTF-8” and choose it again.
        </Alert>
      )}
      {invalid > 0 && (
        <Alert tone="warning" title="Invalid rows will be skipped">
          Each one shows its problem below. You can import the other rows now, then fix the file and
          choose it again.
        </Alert>
      )}
      {unusual.length > 0 && (
        <Alert tone="warning" title={`${pluralize(unusual.length, 'row')} with unusual numbers`}>
          They are at least ten times what is typical. Check them below before you import them.
        </Alert>
      )}
      <PlanList plan={plan} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          disabled={toWrite === 0}
          onClick={() => (unusual.length > 0 ? setAsking(true) : onStart())}
        >
          {toWrite === 0 ? 'Nothing to import' : `Import ${pluralize(toWrite, 'row')}`}
        </Button>
      </div>
      <UnusualDialog
        open={isAsking}
        rows={unusual}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onStart();
        }}
      />
    </div>
  );
}

const PER_PAGE = 30;
const STATUSES = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  invalid: 'Invalid',
} as const;
const UNUSUAL = 'unusual';
const FILTERS = { all: 'All rows', ...STATUSES, [UNUSUAL]: 'Unusual numbers' };

function isShown(row: PlannedRow, filter: string): boolean {
  if (filter === UNUSUAL) return unusualIn(row).length > 0;
  return filter === 'all' || row.status === filter;
}

/** The rows of a plan with their statuses, filtered, 30 a page. */
function PlanList({ plan }: { readonly plan: readonly PlannedRow[] }) {
  const [filter, setFilter] = useState('all');
  const [requested, setRequested] = useState(0);
  const found = plan.filter((row) => isShown(row, filter));
  const { rows, page, pages } = listPage(found, requested, PER_PAGE);
  return (
    <>
      <SelectField
        label="Show"
        options={FILTERS}
        value={filter}
        onChange={({ target }) => {
          setFilter(target.value);
          setRequested(0);
        }}
      />
      {rows.length === 0 && <p className={styles.soft}>No such rows.</p>}
      <ul className={styles.rows} aria-label="Rows in the file">
        {rows.map((row) => (
          <li key={row.line} className={styles.row}>
            <span className={styles[row.status]}>{STATUSES[row.status]}</span>
            <span className={styles.soft}>Line {row.line}</span>
            <span className={styles.name} dir="auto">
              {row.name === '' ? '(no name)' : row.name}
            </span>
            <RowDetail row={row} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pager label="Pages of rows" page={page} pages={pages} onPage={setRequested} />}
    </>
  );
}

function RowDetail({ row }: { readonly row: PlannedRow }) {
  if (row.status === 'invalid') {
    return (
      <ul className={styles.detail}>
        {row.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    );
  }
  if (row.status === 'unchanged') return null;
  const unusual = unusualIn(row);
  const changes = row.status === 'changed' ? row.changes : [];
  if (unusual.length + changes.length + row.questions.length === 0) return null;
  return (
    <ul className={styles.detail}>
      {unusual.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          {label}: <del>{from === '' ? 'empty' : from}</del> → <ins>{to === '' ? 'empty' : to}</ins>
        </li>
      ))}
      {row.questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  );
}

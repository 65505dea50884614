import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { csvFile } from '@/domain/csv/export-csv';
import type { PlannedRow } from '@/domain/csv/import-plan';
import type { CatalogModel } from '@/domain/models/field';
import { saveCsv } from './csv-file';
import styles from './csv.module.css';
import type { Results } from './run-import';
import type { ImportState } from './use-import';

interface ResultProps {
  readonly model: CatalogModel;
  readonly ended: Extract<ImportState, { phase: 'ended' }>;
  readonly onResume: () => void;
  readonly onReset: () => void;
}

/** The outcome of an import, with buttons to continue it if rows are left and to download the results. */
export function ImportResult({ model, ended, onResume, onReset }: ResultProps) {
  const { plan, results, interruption } = ended;
  const outcomes = plan.map((row) => outcomeOf(row, results)[0]);
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  const left = count('not imported');
  const figures = `${count('imported')} imported, ${left} not imported, ${count('unchanged')} unchanged, ${count('invalid')} invalid.`;
  return (
    <div className={styles.part}>
      {left === 0 ? (
        <Alert tone="success" title="Import complete">
          {figures}
        </Alert>
      ) : (
        <Alert
          tone="error"
          title={interruption === undefined ? 'Some rows weren’t imported' : 'Import stopped'}
          action={<Button onClick={onResume}>Continue import</Button>}
        >
          {interruption} {figures} Imported rows are saved and won’t be imported again.
        </Alert>
      )}
      <NotWritten ended={ended} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          onClick={() => saveCsv(`${model.type.toLowerCase()}-result`, reportCsv(plan, results))}
        >
          Download results
        </Button>
        <Button variant="secondary" onClick={onReset}>
          Import another file
        </Button>
      </div>
    </div>
  );
}

const SHOWN = 10;

function NotWritten({ ended: { plan, results } }: Pick<ResultProps, 'ended'>) {
  const refused = plan.flatMap((row) => {
    const result = results.get(row.line);
    return result?.written === false ? [{ row, reason: result.reason }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <>
      <ul className={styles.rows} aria-label="Rows not imported">
        {refused.slice(0, SHOWN).map(({ row, reason }) => (
          <li key={row.line} className={styles.row}>
            <span className={styles.soft}>Line {row.line}</span>
            <span className={styles.name} dir="auto">
              {row.name}
            </span>
            <p className={styles.detail}>{reason}</p>
          </li>
        ))}
      </ul>
      {refused.length > SHOWN && (
        <p className={styles.soft}>The results file lists {refused.length - SHOWN} more.</p>
      )}
    </>
  );
}

/** A row's outcome as a label, and the reason for it. */
function outcomeOf(row: PlannedRow, results: Results): readonly [string, string] {
  const result = results.get(row.line);
  if (result) return result.written ? ['imported', ''] : ['not imported', result.reason];
  if (row.status === 'invalid') return ['invalid', row.problems.join('\n')];
  return row.status === 'unchanged'
    ? ['unchanged', '']
    : ['not imported', 'The import was interrupted.'];
}

/** The results as a CSV file, with one line per imported row. */
function reportCsv(plan: readonly PlannedRow[], results: Results): string {
  return csvFile([
    ['line', 'name', 'result', 'reason'],
    ...plan.map((row) => [String(row.line), row.name, ...outcomeOf(row, results)]),
  ]);
}

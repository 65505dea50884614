import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Row, Stack } from '@/components/layout';
import { csvFile } from '@/domain/csv/csv-text';
import { isWritable, type PlannedRow } from '@/domain/csv/import-plan';
import type { CatalogModel } from '@/domain/models/field';
import { saveCsv } from './csv-file';
import { PlanList } from './plan-list';
import type { Ran } from './run-import';

type ResultProps = Ran & {
  readonly model: CatalogModel;
  readonly onResume: () => void;
  readonly onReset: () => void;
};

/** The outcome of an import, with buttons to continue it if rows are left and to download the results. */
export function ImportResult({ model, plan, interruption, onResume, onReset }: ResultProps) {
  const count = (status: PlannedRow['status']) =>
    plan.filter((row) => row.status === status).length;
  const left = plan.filter(isWritable);
  const refused = left.filter(({ refusal }) => refusal !== undefined);
  const figures = `${count('imported')} imported, ${left.length} not imported, ${count('unchanged')} unchanged, ${count('invalid')} invalid.`;
  return (
    <Stack gap={4}>
      {left.length === 0 ? (
        <Alert tone="success" title="Import complete">
          {figures}
        </Alert>
      ) : (
        <Alert
          tone="error"
          title={interruption === undefined ? 'Some rows weren’t imported' : 'Import stopped'}
          action={<Button onClick={onResume}>Continue import</Button>}
        >
          <span>{interruption}</span> <span>{figures}</span>{' '}
          <span>Imported rows are saved and won’t be imported again.</span>
        </Alert>
      )}
      {refused.length > 0 && <PlanList label="Rows not imported" plan={refused} />}
      <Row gap={3}>
        <Button
          variant="secondary"
          onClick={() => saveCsv(`${model.type.toLowerCase()}-result`, reportCsv(plan))}
        >
          Download results
        </Button>
        <Button variant="secondary" onClick={onReset}>
          Import another file
        </Button>
      </Row>
    </Stack>
  );
}

/** The results as a CSV file, with one line per row of the imported one. */
function reportCsv(plan: readonly PlannedRow[]): string {
  return csvFile([
    ['line', 'name', 'result', 'reason'],
    ...plan.map((row) => [String(row.line), row.name, ...outcomeOf(row)]),
  ]);
}

function outcomeOf(row: PlannedRow): readonly [result: string, reason: string] {
  if (isWritable(row)) return ['not imported', row.refusal ?? 'The import was interrupted.'];
  return [row.status, row.status === 'invalid' ? row.problems.join('\n') : ''];
}

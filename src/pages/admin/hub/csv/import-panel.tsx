import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { FileChoice } from '@/components/file-choice';
import { Row, Stack } from '@/components/layout';
import { Progress } from '@/components/progress';
import { csvFile } from '@/domain/csv/csv-text';
import { isWritable, type PlannedRow } from '@/domain/csv/import-plan';
import type { CatalogModel } from '@/domain/models/field';
import { UnusableFile } from '@/domain/unusable-file';
import { fileProblem } from '@/features/admin-catalog/chosen-file';
import { saveCsv } from './csv-file';
import { ImportPreview } from './import-preview';
import { PlanList } from './plan-list';
import type { Import, ImportOutcome, Imports } from './use-import';

interface ImportPanelProps {
  readonly model: CatalogModel;
  readonly imports: Imports;
}

/** An import of one model's rows, in each of its phases. */
export function ImportPanel({ model, imports }: ImportPanelProps) {
  const { checking, running, done, stop, reset, compareAgain } = imports;
  const { data: preview, error } = checking;
  const { data: ended, variables: started } = running;
  if (running.isPending && started) {
    const total = started.plan.filter(isWritable).length;
    return (
      <Stack gap={4}>
        <Progress
          label={`Importing ${started.file.name}. You can stop and continue at any time.`}
          value={done}
          max={total}
          text={`${done} of ${total} rows`}
        />
        <Row>
          <Button variant="secondary" onClick={stop}>
            Stop
          </Button>
        </Row>
      </Stack>
    );
  }
  if (ended) return <ImportResult model={model} imports={imports} ended={ended} />;
  if (preview) {
    return <ImportPreview {...preview} onStart={() => running.mutate(preview)} onCancel={reset} />;
  }
  const problem = error && fileProblem(error);
  const isUnusable = error instanceof UnusableFile;
  const details = isUnusable ? error.details : [];
  return (
    <>
      <FileChoice
        label="Choose a CSV file"
        accept=".csv,.tsv,.txt,text/csv"
        hint="Or drop it here. You’ll see a preview before anything is changed."
        disabled={checking.isPending}
        onFile={checking.mutate}
      />
      {checking.isPending && (
        <Progress label="Comparing the file with stored data" value={undefined} max={1} />
      )}
      {problem !== null && (
        <Alert
          tone="error"
          title="Couldn’t import this file"
          action={isUnusable ? undefined : <Button onClick={compareAgain}>Try again</Button>}
        >
          {problem}
          {details.length > 0 && (
            <ul
              style={{ marginBlockStart: 'var(--space-2)', paddingInlineStart: 'var(--space-4)' }}
            >
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </>
  );
}

type ResultProps = ImportPanelProps & { readonly ended: Import & ImportOutcome };

/**
 * The outcome of an import, with buttons to continue it if it was interrupted, to compare the file again if some rows
 * were refused, and to download the results.
 */
function ImportResult({ model, imports, ended }: ResultProps) {
  const { running, compareAgain, reset } = imports;
  const { plan, interruption } = ended;
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
          action={
            interruption === undefined ? (
              <Button onClick={compareAgain}>Compare again</Button>
            ) : (
              <Button onClick={() => running.mutate(ended)}>Continue import</Button>
            )
          }
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
        <Button variant="secondary" onClick={reset}>
          Import another file
        </Button>
      </Row>
    </Stack>
  );
}

/** The results as a CSV file, with one line for each row of the imported file. */
function reportCsv(plan: readonly PlannedRow[]): string {
  return csvFile([
    ['line', 'name', 'result', 'reason'],
    ...plan.map((row) => [String(row.line), row.name, ...outcomeOf(row)]),
  ]);
}

function outcomeOf(row: PlannedRow): readonly [result: string, reason: string] {
  if (isWritable(row)) return ['not imported', row.refusal ?? 'The import was interrupted.'];
  return [row.status, row.notes.join('\n')];
}

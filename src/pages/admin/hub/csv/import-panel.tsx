import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { FileChoice } from '@/components/file-choice';
import { Row, Stack } from '@/components/layout';
import { Progress } from '@/components/progress';
import type { CatalogModel } from '@/domain/models/field';
import styles from './csv.module.css';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';
import { useImport } from './use-import';

/** An import of one model's rows, in each of its phases. */
export function ImportPanel({ model }: { readonly model: CatalogModel }) {
  const { state, check, run, stop, reset } = useImport(model);
  switch (state.phase) {
    case 'preview':
      return <ImportPreview {...state} onStart={() => run(state)} onCancel={reset} />;
    case 'running':
      return (
        <Stack gap={4}>
          <Progress
            label={`Importing ${state.file.name}. You can stop and continue at any time.`}
            value={state.done}
            max={state.total}
            text={`${state.done} of ${state.total} rows`}
          />
          <Row>
            <Button variant="secondary" onClick={stop}>
              Stop
            </Button>
          </Row>
        </Stack>
      );
    case 'ended':
      return <ImportResult model={model} {...state} onResume={() => run(state)} onReset={reset} />;
    default:
      return (
        <>
          <FileChoice
            label="Choose a CSV file"
            accept=".csv,.tsv,.txt,text/csv"
            hint="Or drop it here. You’ll see a preview before anything is changed."
            disabled={state.phase === 'checking'}
            onFile={(file) => void check(file)}
          />
          {state.phase === 'checking' && (
            <Progress label="Comparing the file with stored data" value={undefined} max={1} />
          )}
          {state.phase === 'refused' && (
            <Alert tone="error" title="Couldn’t import this file">
              {state.problem}
              {state.details.length > 0 && (
                <ul className={styles.problems}>
                  {state.details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
            </Alert>
          )}
        </>
      );
  }
}

import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { FileChoice } from '@/components/file-choice';
import { Stack } from '@/components/layout';
import { Progress } from '@/components/progress';
import type { CatalogModel } from '@/domain/models/field';
import styles from './csv.module.css';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';
import { type ReadPictures, useImport } from './use-import';

interface ImportPanelProps {
  readonly model: CatalogModel;
  readonly readPictures: ReadPictures;
}

/** An import of one model's rows, in each of its phases. */
export function ImportPanel({ model, readPictures }: ImportPanelProps) {
  const { state, check, run, stop, reset } = useImport(model, readPictures);
  const choice = (
    <FileChoice
      label="Choose a CSV file"
      accept=".csv,.tsv,.txt,text/csv"
      hint="Or drop it here. You’ll see a preview before anything is changed."
      disabled={state.phase === 'checking'}
      onFile={(file) => void check(file)}
    />
  );
  switch (state.phase) {
    case 'idle':
      return choice;
    case 'checking':
      return (
        <>
          {choice}
          <Progress label="Comparing the file with stored data" value={undefined} max={1} />
        </>
      );
    case 'refused':
      return (
        <>
          {choice}
          <Alert tone="error" title="Couldn’t import this file">
            {state.problem}
            {state.details && (
              <ul className={styles.problems}>
                {state.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </Alert>
        </>
      );
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
          <Button variant="secondary" onClick={stop}>
            Stop
          </Button>
        </Stack>
      );
    default:
      return <ImportResult model={model} {...state} onResume={() => run(state)} onReset={reset} />;
  }
}

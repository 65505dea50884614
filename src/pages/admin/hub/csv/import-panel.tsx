import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { FileChoice } from '@/components/file-choice';
import { Row, Stack } from '@/components/layout';
import { Progress } from '@/components/progress';
import { isWritable } from '@/domain/csv/import-plan';
import type { CatalogModel } from '@/domain/models/field';
import { UnusableFile } from '@/domain/unusable-file';
import { fileProblem } from '@/features/admin-catalog/chosen-file';
import styles from './csv.module.css';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';
import { useImport } from './use-import';

/** An import of one model's rows, in each of its phases. */
export function ImportPanel({ model }: { readonly model: CatalogModel }) {
  const { checking, running, done, stop, reset } = useImport(model);
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
  if (ended) {
    return (
      <ImportResult
        model={model}
        {...ended}
        onResume={() => running.mutate(ended)}
        onReset={reset}
      />
    );
  }
  if (preview) {
    return <ImportPreview {...preview} onStart={() => running.mutate(preview)} onCancel={reset} />;
  }
  const problem = error && fileProblem(error);
  const details = error instanceof UnusableFile ? error.details : [];
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
        <Alert tone="error" title="Couldn’t import this file">
          {problem}
          {details.length > 0 && (
            <ul className={styles.problems}>
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

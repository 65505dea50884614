import { useState } from 'react';
import { Button } from '@/components/button';
import { focusHome } from '@/components/focus-home';
import { Row, Stack } from '@/components/layout';
import { SelectField } from '@/components/select-field';
import { useToast } from '@/components/toast';
import { useWrite } from '@/data/use-write';
import { exportCsv } from '@/domain/csv/csv-text';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import type { CatalogModel } from '@/domain/models/field';
import { pluralize } from '@/domain/number-text';
import { catalogModels } from '@/features/admin-catalog/catalog-pages';
import { useLeaveGuard } from '@/features/admin-catalog/use-leave-guard';
import { messageFor } from '@/lib/errors';
import { saveCsv } from './csv-file';
import { ImportPanel } from './import-panel';
import { readStoredRows } from './stored-rows';
import { useImport } from './use-import';

const CHOICES = Object.fromEntries(catalogModels.map(({ type }) => [type, type]));

/** Export and import of tasks and library links as CSV files. */
export function CsvSection() {
  const [model, setModel] = useState<CatalogModel>(curatedTaskModel);
  const imports = useImport(model);
  const { checking, running, reset } = imports;
  const { dialog } = useLeaveGuard(running.isPending, IMPORTING);
  return (
    <Stack gap={4}>
      <Row gap={4} align="end">
        <SelectField
          label="Data to import or export"
          options={CHOICES}
          value={model.type}
          disabled={checking.isPending || running.isPending}
          onChoose={(chosen) => {
            reset();
            setModel(catalogModels.find(({ type }) => type === chosen) ?? curatedTaskModel);
          }}
        />
        <ExportButton model={model} />
      </Row>
      <Stack as="section" gap={4} {...focusHome} aria-label="Import">
        <ImportPanel model={model} imports={imports} />
      </Stack>
      {dialog}
    </Stack>
  );
}

const IMPORTING = {
  title: 'Stop the import?',
  text: 'Imported rows are saved. Choose the file again later to import the rest.',
  back: 'Keep importing',
  leave: 'Stop and leave',
};

function ExportButton({ model }: { readonly model: CatalogModel }) {
  const toast = useToast();
  const download = useWrite({
    action: 'export',
    mutationFn: async () => {
      const rows = await readStoredRows(model);
      saveCsv(model.type.toLowerCase(), exportCsv(model, rows));
      return rows.length;
    },
    onSuccess: (count) => toast({ message: `Exported ${pluralize(count, model.singular)}.` }),
    onError: (error) =>
      toast({
        message: `Couldn’t export the ${model.csvRowsLabel}. ${messageFor(error)}`,
        tone: 'error',
      }),
  });
  return (
    <Button
      variant="secondary"
      busy={download.isPending}
      busyLabel="Exporting…"
      onClick={() => download.mutate()}
    >
      {`Export ${model.csvRowsLabel}`}
    </Button>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { useToast } from '@/components/toast';
import type { CsvTable } from '@/domain/csv/csv-table';
import { exportCsv } from '@/domain/csv/export-csv';
import { messageFor } from '@/lib/errors';
import { fetchStoredRows } from './stored-rows';
import { saveCsv } from './save-csv';

/** Saves all rows of a table as a CSV file. */
export function ExportButton({ table }: { readonly table: CsvTable }) {
  const toast = useToast();
  const download = useMutation({
    mutationFn: async () => {
      const rows = await fetchStoredRows(table);
      saveCsv(`verdure-${table.model.toLowerCase()}.csv`, exportCsv(table, rows));
      return rows.length;
    },
    onSuccess: (count) => toast({ message: `Exported ${count} ${table.subject}` }),
    onError: (error) => toast({ message: messageFor(error), tone: 'error' }),
  });
  return (
    <Button
      variant="secondary"
      busy={download.isPending}
      busyLabel="Exporting…"
      onClick={() => download.mutate()}
    >
      Export {table.subject}
    </Button>
  );
}

import type { CsvTable } from '@/domain/csv/csv-table';

/**
 * The fields of a row. Writes select all of them too: a live list is given what the write selected.
 */
export function fieldsOf(table: CsvTable): string {
  return ['id', ...table.columns.map(({ name }) => name), 'createdAt', 'updatedAt'].join(' ');
}

import { csvFile } from '@/domain/csv/export-csv';
import type { PlannedRow } from '@/domain/csv/import-plan';
import type { RowResult } from './run-import';

/** The results of the rows that were tried, by line number. */
export type Results = ReadonlyMap<number, RowResult>;

/** The outcome of a row of the file in a word, and its reason. */
export function outcomeOf(row: PlannedRow, results: Results): readonly [string, string] {
  const result = results.get(row.line);
  if (result) return result.written ? ['written', ''] : ['not written', result.reason];
  if (row.status === 'wrong') return ['wrong', row.reason];
  return row.status === 'unchanged'
    ? ['unchanged', '']
    : ['not written', 'The import was interrupted.'];
}

/** The result of an import as a CSV file, with a line for each row of the imported one. */
export function reportCsv(plan: readonly PlannedRow[], results: Results): string {
  return csvFile([
    ['line', 'name', 'result', 'reason'],
    ...plan.map((row) => [String(row.line), row.name, ...outcomeOf(row, results)]),
  ]);
}

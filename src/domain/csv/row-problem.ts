import { MOST_CHARACTERS, MOST_DIGITS } from '@/domain/models/field';
import { PICTURES } from '@/domain/pictures/picture-name';
import { DIFFICULTIES } from '@/domain/task';
import { leadsTo, openableLink } from '@/domain/web-link';
import type { CsvColumn, CsvTable, CsvValues } from './csv-table';

/** Why a row may not be written, by the builders' rules (spec §5, D21, D22); undefined if it may. */
export function rowProblem(table: CsvTable, values: CsvValues, host: string): string | undefined {
  const problems = table.columns.flatMap((column) => {
    const problem = cellProblem(column, values[column.name] ?? '', host);
    return problem === undefined ? [] : [`${column.name}: ${problem}`];
  });
  return problems.length === 0 ? undefined : problems.join('; ');
}

function cellProblem(column: CsvColumn, cell: string, host: string): string | undefined {
  if (cell === '') return column.required ? 'is empty' : undefined;
  switch (column.kind) {
    case 'number':
      return numberProblem(cell);
    case 'difficulty':
      return DIFFICULTIES.some((one) => one === cell)
        ? undefined
        : `must be ${DIFFICULTIES.join(', ')}`;
    case 'link':
      return linkProblem(cell, host);
    case 'picture':
      return cell.startsWith(PICTURES)
        ? lengthProblem(cell, MOST_CHARACTERS.line)
        : `must begin with ${PICTURES}`;
    default:
      return lengthProblem(cell, MOST_CHARACTERS[column.name === 'name' ? 'line' : 'text']);
  }
}

function numberProblem(cell: string): string | undefined {
  return /^\d+$/.test(cell) && cell.length <= MOST_DIGITS
    ? undefined
    : `must be a whole number of at most ${MOST_DIGITS} digits`;
}

function linkProblem(cell: string, host: string): string | undefined {
  if (openableLink(cell) === undefined) return 'must be a web address (http or https)';
  if (leadsTo(host, cell)) return `The URL should not include ${host}`;
  return lengthProblem(cell, MOST_CHARACTERS.link);
}

function lengthProblem(cell: string, longest: number): string | undefined {
  return cell.length > longest ? `is longer than ${longest} characters` : undefined;
}

import { type DecodedText, decodeText, readSheet, type Sheet } from '@/domain/csv/read-sheet';
import type { CatalogModel } from '@/domain/models/field';
import { saveFile } from '@/lib/save-file';

const MAX_MEGABYTES = 20;

/** The rows of a file and how it was read, or why it can't be. */
export type CsvFile =
  | (Extract<Sheet, { ok: true }> & {
      readonly name: string;
      readonly encoding: Extract<DecodedText, { ok: true }>['encoding'];
    })
  | Extract<Sheet, { ok: false }>;

/** The rows of a chosen file, or why it cannot be read. */
export async function readCsvFile(model: CatalogModel, file: File): Promise<CsvFile> {
  if (file.size > MAX_MEGABYTES * 1_000_000)
    return refuse(`The file is larger than ${MAX_MEGABYTES} MB. Split it into smaller files.`);
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return refuse('Your browser couldn’t read the file. Choose it again.');
  const decoded = decodeText(new Uint8Array(bytes));
  if (!decoded.ok) return decoded;
  const sheet = readSheet(model, decoded.text);
  if (!sheet.ok) return sheet;
  if (sheet.rows.length === 0) return refuse('The file has a header but no rows.');
  return { ...sheet, name: file.name, encoding: decoded.encoding };
}

function refuse(problem: string): CsvFile {
  return { ok: false, problem };
}

/** Saves a CSV text in the user's downloads; `name` follows the product's. */
export function saveCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', text);
}

import { UnreadableFile } from '@/domain/csv/parse-csv';
import { type DecodedText, decodeText, readSheet, type Sheet } from '@/domain/csv/read-sheet';
import type { CatalogModel } from '@/domain/models/field';
import { saveFile } from '@/lib/save-file';

const MAX_MEGABYTES = 20;

/** The rows of a file, and how it was read. */
export type CsvFile = Sheet & Pick<DecodedText, 'encoding'> & { readonly name: string };

/** Returns the rows of a chosen file. Throws an UnreadableFile. */
export async function readCsvFile(model: CatalogModel, file: File): Promise<CsvFile> {
  if (file.size > MAX_MEGABYTES * 1_000_000) {
    throw new UnreadableFile(
      `The file is larger than ${MAX_MEGABYTES} MB. Split it into smaller files.`,
    );
  }
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) throw new UnreadableFile('Your browser couldn’t read the file. Choose it again.');
  const { text, encoding } = decodeText(new Uint8Array(bytes));
  const sheet = readSheet(model, text);
  if (sheet.rows.length === 0) throw new UnreadableFile('The file has a header but no rows.');
  return { ...sheet, name: file.name, encoding };
}

/** Saves a CSV text in the user's downloads; `name` follows the product's. */
export function saveCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', text);
}

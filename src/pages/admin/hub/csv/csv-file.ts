import { type DecodedText, decodeText, readSheet, type Sheet } from '@/domain/csv/read-sheet';
import type { CatalogModel } from '@/domain/models/field';
import { UnusableFile } from '@/domain/unusable-file';
import { bytesOf } from '@/features/admin-catalog/chosen-file';
import { saveFile } from '@/lib/save-file';

const MAX_MEGABYTES = 20;

/** The rows of a file, with its name and encoding. */
export type CsvFile = Sheet & Pick<DecodedText, 'encoding'> & { readonly name: string };

/** Returns the rows of a chosen file. Throws an UnusableFile. */
export async function readCsvFile(model: CatalogModel, file: File): Promise<CsvFile> {
  const bytes = await bytesOf(file, MAX_MEGABYTES, 'Split it into smaller files.');
  const { text, encoding } = decodeText(bytes);
  const sheet = readSheet(model, text);
  if (sheet.rows.length === 0) throw new UnusableFile('The file has a header but no rows.');
  return { ...sheet, name: file.name, encoding };
}

/** Downloads a CSV file; its name starts with the product's. */
export function saveCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', text);
}

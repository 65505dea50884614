import { saveFile } from '@/lib/save-file';

/** Hands a table to the browser as a CSV file to keep. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, 'text/csv;charset=utf-8', text);
}

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The outputs as they stand in a file: two spaces, a line break at the end. */
export function formatOutputs(outputs: Record<string, unknown>): string {
  return `${JSON.stringify(outputs, undefined, 2)}\n`;
}

/** Writes the outputs unless the file says the same already; returns whether it was written. */
export function writeOutputs(path: string, outputs: Record<string, unknown>): boolean {
  const text = formatOutputs(outputs);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
  return true;
}

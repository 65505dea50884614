import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Returns the outputs as JSON, indented by two spaces, with a trailing newline. */
export function formatOutputs(outputs: Record<string, unknown>): string {
  return `${JSON.stringify(outputs, undefined, 2)}\n`;
}

/** Writes the outputs atomically if they changed. Returns whether the file was written. */
export function writeOutputs(path: string, outputs: Record<string, unknown>): boolean {
  const text = formatOutputs(outputs);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
  return true;
}

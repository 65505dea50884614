import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Enough that switching between branches, and between tests' definitions, stays quick. */
const KEPT = 5;

/** Notes that an assembly is in use, so that it is forgotten after the others. */
export function touchAssembly(assemblyFolder: string, now = new Date()): void {
  utimesSync(assemblyFolder, now, now);
}

/** Removes all assemblies but the few that were used last. */
export function forgetUnusedAssemblies(cacheFolder: string): void {
  const folders = readdirSync(cacheFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(cacheFolder, name));
  const usedAt = new Map(folders.map((path) => [path, lastUse(path)]));
  const byUse = folders.toSorted((a, b) => (usedAt.get(b) ?? 0) - (usedAt.get(a) ?? 0));
  for (const path of byUse.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}

/** Milliseconds since the epoch; another process may have removed the folder just now. */
function lastUse(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

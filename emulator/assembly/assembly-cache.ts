import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Enough to switch quickly between branches and between the definitions of tests. */
const maxAssemblies = 5;

/** Whether a folder holds a complete assembly. */
export function isAssembly(folder: string): boolean {
  return existsSync(join(folder, 'manifest.json'));
}

/**
 * Moves an assembly into the cache, unless another process has already added the same one, which may be in use.
 */
export function keepAssembly(outputFolder: string, assemblyFolder: string): void {
  if (existsSync(assemblyFolder) && !isAssembly(assemblyFolder)) {
    rmSync(assemblyFolder, { recursive: true, force: true });
  }
  try {
    renameSync(outputFolder, assemblyFolder);
  } catch (error) {
    if (!isAssembly(assemblyFolder)) throw error;
  }
}

/** Sets the assembly's last use to `now`, so that it is pruned after the others. */
export function markAssemblyUsed(assemblyFolder: string, now = new Date()): void {
  utimesSync(assemblyFolder, now, now);
}

/** Removes all but the most recently used assemblies. */
export function pruneAssemblyCache(cacheFolder: string): void {
  const folders = readdirSync(cacheFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(cacheFolder, name));
  const usedAt = new Map(folders.map((path) => [path, lastUse(path)]));
  const byUse = folders.toSorted((a, b) => (usedAt.get(b) ?? 0) - (usedAt.get(a) ?? 0));
  for (const path of byUse.slice(maxAssemblies)) rmSync(path, { recursive: true, force: true });
}

/** Milliseconds since the epoch; 0 if another process has just removed the folder. */
function lastUse(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

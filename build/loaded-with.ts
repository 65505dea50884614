import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** Whether a rule of build/chunks.ts selects a module. */
export type IsLoaded = (id: string, context: Context) => boolean;

/** Whether a module is loaded, directly or indirectly, by the static imports of one of `sources`. */
export function loadedWith(...sources: string[]): IsLoaded {
  let loaded: Set<string> | undefined;
  return (id, context) => {
    loaded ??= withImports(sources.map(idOf), (module) => infoOf(module, context).importedIds);
    return loaded.has(id);
  };
}

/** Whether a module is loaded by something imported on demand, other than `page`. */
export function loadedWithout(page: string): IsLoaded {
  let loaded: Set<string> | undefined;
  return (id, context) => {
    if (loaded) return loaded.has(id);
    const onDemand = new Set<string>();
    withImports(['index.html', 'src/app/home-prefetch.ts'].map(idOf), (module) => {
      const { importedIds, dynamicallyImportedIds } = infoOf(module, context);
      for (const imported of dynamicallyImportedIds) onDemand.add(imported);
      return [...importedIds, ...dynamicallyImportedIds];
    });
    onDemand.delete(idOf(page));
    loaded = withImports([...onDemand], (module) => infoOf(module, context).importedIds);
    return loaded.has(id);
  };
}

/** Returns modules and everything they import, directly or indirectly, according to `importsOf`. */
function withImports(ids: string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const all = new Set(ids);
  // Iterating a set also visits the items added during the iteration.
  for (const id of all) {
    for (const imported of importsOf(id)) all.add(imported);
  }
  return all;
}

function infoOf(id: string, context: Context) {
  const info = context.getModuleInfo(id);
  if (!info) throw new Error(`The build has no module ${id}. See build/chunks.ts.`);
  return info;
}

function idOf(source: string): string {
  return fileURLToPath(new URL(`../${source}`, import.meta.url));
}

import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;
type ChunkingContext = Rolldown.ChunkingContext;
type Need = (id: string, context: ChunkingContext) => boolean;

const start = neededBy('index.html');
const shell = neededBy('src/app/client.tsx');
const prefetch = neededBy('src/app/home-prefetch.ts');
const home = neededBy('src/pages/member/user-landing.tsx', 'src/app/layouts/server-state.tsx');

/**
 * Which modules of the built site are one file. What changes least outlives deployments in the
 * browser's cache; and the small pieces that pages share are a few requests instead of forty, since
 * each file is compressed by itself.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  // The entry needs it, and must not draw in the chunk of whoever imports dynamically besides.
  { name: 'preload', test: /vite\/preload-helper/, priority: 6 },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 5,
  },
  {
    // A dialog comes with what it asks, after the page.
    name: 'components',
    test: /src\/(components\/(?!dialog|(\w+-)*field)|brand\.|paths\.)/,
    minShareCount: 8,
    priority: 5,
  },
  {
    // What asks the data API: the home's shell runs it before the rest is there, and must not draw that in.
    name: (id, context) => (prefetch(id, context) ? 'data' : null),
    debugName: 'data',
    test: /node_modules\/valibot\/|\/src\/(?!app\/home-prefetch)/,
    priority: 5,
  },
  {
    // Without the parts that only long lists need, which come with their pages.
    name: 'server-state',
    test: /node_modules\/@tanstack\/(?!.*([iI]nfiniteQuery|[qQ]ueries(Observer)?\.))|src\/data\/query-client/,
    priority: 5,
  },
  { name: 'fields', test: /src\/components\/(\w+-)*field/, minShareCount: 2, priority: 4 },
  // A public page that is only read starts without React.
  shared('start', 6, start),
  shared('shell', 2, shell),
  shared('member', 1, home),
];

/** What a file has to fetch ahead with what it imports: whoever asks for a page has the shell already. */
export function notLoadedYet(files: string[], asking: string): string[] {
  if (/\/index-/.test(asking)) return files;
  return files.filter(
    (file) => !/\/(rolldown-runtime|preload|start|react|shell|components|data|client)-/.test(file),
  );
}

/** The product's own modules that several pages load, and that are needed so. */
function shared(name: string, priority: number, need: Need): CodeSplittingGroup {
  return {
    name: (id, context) => (need(id, context) ? name : null),
    debugName: name,
    test: /\/src\//,
    minShareCount: 2,
    priority,
  };
}

/** Whether a module is loaded with one of these, at once and however indirectly. */
function neededBy(...modules: string[]): Need {
  const project = new URL('../', import.meta.url);
  let found: ReadonlySet<string> | undefined;
  return (id, context) => {
    found ??= loadedWith(
      modules.map((module) => fileURLToPath(new URL(module, project))),
      context,
    );
    return found.has(id);
  };
}

function loadedWith(modules: string[], context: ChunkingContext): ReadonlySet<string> {
  const found = new Set(modules);
  // A set that grows while it is walked through is walked through to its new end.
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

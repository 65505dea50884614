import type { Plugin, Rolldown } from 'vite';
import { type IsLoaded, loadedWith, loadedWithout } from './loaded-with.ts';

type Group = Rolldown.CodeSplittingGroup;

const withStart = loadedWith('index.html');
const withShell = loadedWith(
  'src/app/client.tsx',
  // Nearly every page shows these.
  ...'alert|either-units|empty-state|in-units|layout|load-error|picture|text'
    .split('|')
    .map((name) => `src/components/${name}.tsx`),
);
const withHomePrefetch = loadedWith('src/app/home-prefetch.ts');
const withSignIn = loadedWith('src/pages/public/sign-in/sign-in-steps.tsx');
const withAmplify = loadedWith('src/session/amplify.ts');
const withHome = loadedWith(
  'src/pages/member/home/user-landing.tsx',
  'src/app/layouts/server-state.tsx',
);
const withServerState = loadedWith('src/app/layouts/server-state.tsx');
const notOnlyWithHome = loadedWithout('src/pages/member/home/user-landing.tsx');

/** The patterns of the rules below. The build fails if one of them matches no module. */
const patterns: RegExp[] = [];

const isStart = matching(/vite\/preload-helper/, /src\/(brand|domain\/locale)\./);

/**
 * Which modules share a file. Libraries stay in the browser's cache across deployments. Small modules that pages share
 * are grouped, so they take a few requests instead of forty.
 */
const groups: Group[] = [
  // These come before the modules that import them, which would otherwise absorb them.
  {
    name: 'react',
    test: matching(/node_modules\/(react|react-dom|react-router|scheduler)\//),
    priority: 9,
  },
  // The home's shell uses these two to send its requests before the rest has loaded; signing in needs only 'data'.
  requests(
    'data',
    (id, context) =>
      withHomePrefetch(id, context) && (withShell(id, context) || withSignIn(id, context)),
  ),
  requests('home-data', withHomePrefetch),
  {
    name: 'server-state',
    test: matching(/node_modules\/@tanstack\//, /src\/data\/query-client\./),
    priority: 5,
  },
  {
    name: 'forms',
    test: matching(
      /src\/components\/(dialog|panel|stack|use-form|(\w+-)*field)\b/,
      /src\/session\/interrupted-entry\./,
    ),
    minShareCount: 2,
    priority: 4,
  },
  {
    // A public page and the home's prefetch start without React.
    ...group('start', 8, (id, context) => withStart(id, context) || isStart(id)),
    test: /vite\/preload-helper|\/src\//,
  },
  // Together with the client's entry, which needs all of it, since files compress better together.
  {
    ...group(
      'shell',
      6,
      (id, context) => withShell(id, context) || (withSignIn(id, context) && withHome(id, context)),
    ),
    minShareCount: 1,
  },
  // Modules that signing in shares with pages about a member's account.
  group(
    'account',
    2,
    (id, context) => withSignIn(id, context) && !withHome(id, context) && !withAmplify(id, context),
  ),
  { ...group('amplify', 3, withAmplify), test: /node_modules/ },
  // Modules that every member's page loads, and that the home page shares with others.
  {
    ...group(
      'member',
      1,
      (id, context) =>
        withServerState(id, context) || (withHome(id, context) && notOnlyWithHome(id, context)),
    ),
    minShareCount: 1,
  },
  // The home's scripts list each file that pages load on demand, so small ones used together share one.
  onDemand(
    'facts',
    ...paths('components', 'assumption|external-link|fact-figure|tiles'),
    'content/fact',
    'components/date-in-words',
  ),
  onDemand(
    'lists',
    ...paths('components', 'list-tools|pager'),
    ...paths('domain', 'compare-texts|list-view'),
  ),
];

/** Splits the browser's build into chunks and preloads only those that a page doesn't have yet. */
export function chunks(): Plugin {
  return {
    name: 'verdure:chunks',
    config: () => ({
      environments: {
        client: {
          build: {
            modulePreload: {
              // Browsers without preloading load the modules one after another.
              polyfill: false,
              resolveDependencies: (_, files, { hostId }) => notYetLoaded(files, hostId),
            },
            rolldownOptions: { output: { codeSplitting: { groups } } },
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      requireMatches([...this.getModuleIds()], Object.keys(bundle));
    },
  };
}

/**
 * Throws an Error if a rule about modules matches no module of the build, or one about files matches no file.
 * Otherwise, a rename could silently change when modules load.
 */
export function requireMatches(ids: readonly string[], files: readonly string[]): void {
  const unmatched = [
    ...patterns.filter((pattern) => !ids.some((id) => pattern.test(id))),
    ...[ENTRY, ...LOADED_FIRST, ...HOME, ...LOADED_WITH_HOME].filter(
      (pattern) => !files.some((file) => pattern.test(file)),
    ),
  ];
  if (unmatched.length > 0) {
    throw new Error(`Nothing in the build matches ${unmatched.join(', ')}. See build/chunks.ts.`);
  }
}

/** A chunk of shared modules that pages load on demand, together with modules that only these import. */
function onDemand(name: string, ...places: string[]): Group {
  // Lower than the page chunks; otherwise it would absorb their modules, which it imports.
  return { name, test: modules(...places), minShareCount: 2, priority: 0 };
}

/** Selects the modules that match one of the patterns. Each pattern must match some. */
function matching(...own: RegExp[]): (id: string) => boolean {
  patterns.push(...own);
  return (id) => own.some((pattern) => pattern.test(id));
}

/** Selects the modules of src/ at `places`, which have no extension. */
function modules(...places: string[]): (id: string) => boolean {
  return matching(...places.map((place) => new RegExp(`/src/${place}\\.tsx?$`)));
}

/** Returns the paths of modules in a folder of src/; `names` separates them with '|'. */
function paths(folder: string, names: string): string[] {
  return names.split('|').map((name) => `${folder}/${name}`);
}

const ENTRY = /\/index-/;

/** The shell's files, which have loaded before any file that imports them. */
const LOADED_FIRST = named('rolldown-runtime start react shell data client');

/** The home's files, and those that they import. */
const HOME = named('user-landing member');
const LOADED_WITH_HOME = named('member server-state home-data');

function named(names: string): RegExp[] {
  return names.split(' ').map((name) => new RegExp(`/${name}-`));
}

/** Returns those of `files` that a page with `importer` hasn't loaded yet. */
export function notYetLoaded(files: readonly string[], importer: string): string[] {
  if (ENTRY.test(importer)) return [...files];
  const isHome = HOME.some((pattern) => pattern.test(importer));
  const loaded = isHome ? [...LOADED_FIRST, ...LOADED_WITH_HOME] : LOADED_FIRST;
  return files.filter((file) => !loaded.some((pattern) => pattern.test(file)));
}

/** A chunk of the modules that a request needs, including the library that parses its response. */
function requests(name: string, isLoaded: IsLoaded): Group {
  const test = matching(/node_modules\/valibot\//, /\/src\/(?!app\/home-prefetch)/);
  return { ...group(name, 7, isLoaded), test, minShareCount: 1 };
}

/** A chunk of the shared modules in src/ that `isLoaded` selects. */
function group(name: string, priority: number, isLoaded: IsLoaded): Group {
  return {
    name: (id, context) => (isLoaded(id, context) ? name : null),
    debugName: name,
    test: /\/src\//,
    minShareCount: 2,
    priority,
  };
}

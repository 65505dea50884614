import type { Plugin, Rolldown } from 'vite';
import { type IsLoaded, loadedWith, loadedWithout } from './loaded-with.ts';

type Group = Rolldown.CodeSplittingGroup;

const withStart = loadedWith('index.html');
const withShell = loadedWith(
  'src/app/client.tsx',
  // Nearly every page shows these.
  ...[
    'alert',
    'either-units',
    'empty-state',
    'in-units',
    'layout',
    'load-error',
    'picture',
    'text',
  ].map((name) => `src/components/${name}.tsx`),
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

/** Options for the modules that a request needs, including the library that parses its response. */
const ofRequests = {
  priority: 7,
  test: matching(/node_modules\/valibot\//, /\/src\/(?!app\/home-prefetch)/),
  minShareCount: 1,
};

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
  group({
    name: 'data',
    ...ofRequests,
    isLoaded: (id, context) =>
      withHomePrefetch(id, context) && (withShell(id, context) || withSignIn(id, context)),
  }),
  group({ name: 'home-data', ...ofRequests, isLoaded: withHomePrefetch }),
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
  // A public page and the home's prefetch start without React.
  group({
    name: 'start',
    priority: 8,
    test: /vite\/preload-helper|\/src\//,
    isLoaded: (id, context) => withStart(id, context) || isStart(id),
  }),
  // Together with the client's entry, which needs all of it, since files compress better together.
  group({
    name: 'shell',
    priority: 6,
    minShareCount: 1,
    isLoaded: (id, context) =>
      withShell(id, context) || (withSignIn(id, context) && withHome(id, context)),
  }),
  // Modules that signing in shares with pages about a member's account.
  group({
    name: 'account',
    priority: 2,
    isLoaded: (id, context) =>
      withSignIn(id, context) && !withHome(id, context) && !withAmplify(id, context),
  }),
  group({ name: 'amplify', priority: 3, test: /node_modules/, isLoaded: withAmplify }),
  // Modules that every member's page loads, and that the home page shares with others.
  group({
    name: 'member',
    priority: 1,
    minShareCount: 1,
    isLoaded: (id, context) =>
      withServerState(id, context) || (withHome(id, context) && notOnlyWithHome(id, context)),
  }),
  // The home's scripts list each file that pages load on demand, so small ones used together share one.
  onDemand(
    'facts',
    'components/assumption',
    'components/external-link',
    'components/fact-figure',
    'components/tiles',
    'content/fact',
    'components/date-in-words',
  ),
  onDemand(
    'lists',
    'components/list-tools',
    'components/pager',
    'domain/compare-texts',
    'domain/list-view',
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

/** A chunk of shared modules of src/ that pages load on demand, and of modules that only these import. */
function onDemand(name: string, ...paths: string[]): Group {
  const test = matching(...paths.map((path) => new RegExp(`/src/${path}\\.tsx?$`)));
  // Lower than the page chunks; otherwise it would absorb their modules, which it imports.
  return { name, test, minShareCount: 2, priority: 0 };
}

/** Selects the modules that match one of the patterns. Each pattern must match some. */
function matching(...own: RegExp[]): (id: string) => boolean {
  patterns.push(...own);
  return (id) => own.some((pattern) => pattern.test(id));
}

const ENTRY = /\/index-/;

/** The shell's files, which have loaded before any file that imports them. */
const LOADED_FIRST = named('rolldown-runtime', 'start', 'react', 'shell', 'data', 'client');

/** The home's files, and those that they import. */
const HOME = named('user-landing', 'member');
const LOADED_WITH_HOME = named('member', 'server-state', 'home-data');

function named(...names: string[]): RegExp[] {
  return names.map((name) => new RegExp(`/${name}-`));
}

/** Returns those of `files` that a page with `importer` hasn't loaded yet. */
export function notYetLoaded(files: readonly string[], importer: string): string[] {
  if (ENTRY.test(importer)) return [...files];
  const isHome = HOME.some((pattern) => pattern.test(importer));
  const loaded = isHome ? [...LOADED_FIRST, ...LOADED_WITH_HOME] : LOADED_FIRST;
  return files.filter((file) => !loaded.some((pattern) => pattern.test(file)));
}

/** A chunk of the modules that `isLoaded` selects, by default shared ones in src/. */
function group({
  name,
  isLoaded,
  ...options
}: Group & { name: string; isLoaded: IsLoaded }): Group {
  return {
    test: /\/src\//,
    minShareCount: 2,
    ...options,
    name: (id, context) => (isLoaded(id, context) ? name : null),
    debugName: name,
  };
}

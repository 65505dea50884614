import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { build } from 'vite';
import { VERSION } from '@/domain/member-state';
import { CLIENT_ID } from './addresses';
import type { Page } from './code';

/** The globals that a page of a browser has; every device brings its own. */
const GLOBALS = [
  'AbortSignal',
  'BroadcastChannel',
  'Date',
  'Intl',
  'Math',
  'addEventListener',
  'clearTimeout',
  'console',
  'document',
  'fetch',
  'localStorage',
  'location',
  'navigator',
  'sessionStorage',
  'setTimeout',
  'window',
] as const;

export type Globals = Readonly<Record<(typeof GLOBALS)[number], unknown>>;

/** The code of a page, started afresh with each call, as a page load does. */
export interface DeviceCode {
  (globals: Globals): { openPage(): Page };
  /** A later version of it, which writes a document that this one can't read. */
  readonly later?: DeviceCode;
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const configs: Readonly<Record<string, unknown>> = {
  'client-config/data': { clientId: CLIENT_ID, endpoint: 'https://api.simulated/graphql' },
  'client-config': {},
};

/** A change of one place in the application's code, to see that the simulation notices a defect. */
export interface Planted {
  /** The file's path in src/. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Bundles the application's code below its components. Returns a function that starts it. */
export async function bundleDevice(...planted: readonly Planted[]): Promise<DeviceCode> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: { '@': at('../../src') },
    },
    plugins: [
      {
        name: 'verdure:simulated-config',
        enforce: 'pre',
        resolveId(source) {
          // The alias is resolved by now.
          if (/(\/session|^\.)\/amplify$|^aws-amplify\/auth$/.test(source))
            return at('./renewal.ts');
          return source in configs ? `\0${source}` : undefined;
        },
        load: (id) =>
          id.startsWith('\0') && id.slice(1) in configs
            ? `export default ${JSON.stringify(configs[id.slice(1)])};`
            : undefined,
        transform(code, id) {
          const here = planted.filter(({ file }) => id.endsWith(`/src/${file}`));
          const gone = here.find(({ from }) => !code.includes(from));
          if (gone) throw new Error(`${gone.file} has changed`);
          const changed = here.reduce((text, { from, to }) => text.replace(from, () => to), code);
          return here.length > 0 ? { code: changed, map: null } : undefined;
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: at('./code.ts'), formats: ['iife'], name: 'device' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The code of a device could not be bundled');
  const start = compileFunction(`${chunk.code}\nreturn device;`, [...GLOBALS], {
    filename: 'device.js',
  });
  return (globals) => start(...GLOBALS.map((name) => globals[name]));
}

/** What a later version of the application changes: the version of the documents that it writes. */
const LATER: readonly Planted[] = [
  {
    file: 'domain/member-state.ts',
    from: `export const VERSION = ${VERSION};`,
    to: `export const VERSION = ${VERSION + 1};`,
  },
  {
    file: 'domain/member-text.ts',
    from: 'const version = ledger.corrected ? VERSION : VERSION - 1;',
    to: 'const version = VERSION;',
  },
];

/** Bundles the code as `bundleDevice` does, and a later version of it. */
export async function bundleTwoVersions(...planted: readonly Planted[]): Promise<DeviceCode> {
  const later = await bundleDevice(...planted, ...LATER);
  return Object.assign(await bundleDevice(...planted), { later });
}

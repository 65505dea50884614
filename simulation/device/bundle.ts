import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { VERSION } from '@/domain/member-state';
import { CLIENT_ID } from './addresses';
import { type DeviceCode, type DeviceText, startOf } from './start';

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

/**
 * Returns code that imports at its start what it imported when needed. The bundler then leaves out what no page uses, for
 * which each start of a page would pay.
 */
function withoutLazyImports(code: string): string {
  const paths: string[] = [];
  const loaded = code.replaceAll(/\bimport\(("[^"]+"|'[^']+')\)/g, (_, path: string) => {
    paths.push(path);
    return `Promise.resolve().then(() => lazy${paths.length})`;
  });
  const imports = paths.map((path, at) => `import * as lazy${at + 1} from ${path};\n`);
  return imports.join('') + loaded;
}

/** Bundles the application's code below its components. Returns a function that starts it. */
export async function bundleDevice(...planted: readonly Planted[]): Promise<DeviceCode> {
  return startOf({ text: await deviceText(...planted) });
}

async function deviceText(...planted: readonly Planted[]): Promise<string> {
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
      {
        name: 'verdure:nothing-lazy',
        transform: (code) => ({ code: withoutLazyImports(code), map: null }),
      },
    ],
    // As in the application that is deployed; each look at the environment of the process is slow, too.
    define: { 'process.env.NODE_ENV': '"production"' },
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
  return chunk.code;
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
  return startOf(await twoVersions(...planted));
}

/** Bundles the code as `bundleTwoVersions` does, and returns its text. */
export async function twoVersions(...planted: readonly Planted[]): Promise<DeviceText> {
  const later = await deviceText(...planted, ...LATER);
  return { text: await deviceText(...planted), later };
}

import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A change in one place of the application's code, to check that the simulation notices the defect. */
export interface Planted {
  /** The file's path in src/. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Bundles the part of the application's code that a page runs. Its records and notes have the version of the
 * browser's application.
 */
export async function bundleDevice(planted?: Planted): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': at('../src') } },
    plugins: [
      {
        name: 'verdure:planted',
        enforce: 'pre',
        transform(code, id) {
          if (!planted || !id.endsWith(`/src/${planted.file}`)) return undefined;
          return { code: changed(code, planted.from, planted.to), map: null };
        },
      },
    ],
    // A page's view of its browser (`device/start.ts`).
    define: {
      Date: 'browser.Date',
      'Math.random': 'browser.random',
      localStorage: 'browser.localStorage',
    },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: at('./device/code.ts'), formats: ['iife'], name: 'device' },
    },
  });
  const outputs = [output].flat().flatMap((built) => ('output' in built ? built.output : []));
  const chunk = outputs.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('The simulation’s code could not be bundled');
  const withVersion = changed(chunk.code, ' VERSION = 1;', ' VERSION = browser.version;');
  return changed(withVersion, ' NOTE_VERSION = 1;', ' NOTE_VERSION = browser.version;');
}

function changed(code: string, from: string, to: string): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`'${from}' occurs ${parts.length - 1} times`);
  return parts.join(to);
}

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { CodeText } from './start';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A change of one place in the application's code, to see that the simulation notices a defect. */
export interface Planted {
  /** The file's path in src/. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Bundles what a page runs of the application, and a later version of it, whose records have a higher version. */
export async function bundleDevice(planted?: Planted): Promise<CodeText> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': at('../../src') } },
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
    // What a page has of its browser (`start.ts`).
    define: {
      Date: 'browser.Date',
      'Math.random': 'browser.random',
      localStorage: 'browser.localStorage',
    },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: at('./code.ts'), formats: ['iife'], name: 'device' },
    },
  });
  const outputs = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The code of a device could not be bundled');
  const text = chunk.code;
  return { text, later: changed(text, ' VERSION = 1;', ' VERSION = 2;') };
}

function changed(code: string, from: string, to: string): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`'${from}' is there ${parts.length - 1} times`);
  return parts.join(to);
}

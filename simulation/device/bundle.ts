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

/** What a later version of the application changes: the version of the records that it writes. */
const LATER: Planted = {
  file: 'domain/actions/record.ts',
  from: 'const VERSION = 1;',
  to: 'const VERSION = 2;',
};

/** Bundles what a page runs of the application, and a later version of it. */
export async function bundleDevice(...planted: readonly Planted[]): Promise<CodeText> {
  const [text, later] = await Promise.all([textOf(planted), textOf([...planted, LATER])]);
  return { text, later };
}

async function textOf(planted: readonly Planted[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': at('../../src') } },
    plugins: [
      {
        name: 'verdure:planted',
        enforce: 'pre',
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
    },
  });
  const outputs = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The code of a device could not be bundled');
  return chunk.code;
}

import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A change of one place in the application's code, to see that the simulation notices a defect. */
export interface Planted {
  /** The file's path in src/. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Bundles what a page runs of the application, whose records have the version that its browser says. */
export async function bundleDevice(planted?: Planted): Promise<string> {
  const text = await bundled({
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
    // What a page has of its browser (`device/start.ts`).
    define: {
      Date: 'browser.Date',
      'Math.random': 'browser.random',
      localStorage: 'browser.localStorage',
    },
    build: { lib: { entry: at('./device/code.ts'), formats: ['iife'], name: 'device' } },
  });
  return changed(text, ' VERSION = 1;', ' VERSION = browser.version;');
}

/** Bundles what a thread runs. */
export function bundleWorker(): Promise<string> {
  return bundled({
    ssr: { noExternal: true },
    build: { ssr: at('./worker.ts'), rollupOptions: { output: { format: 'cjs' } } },
  });
}

async function bundled(config: InlineConfig): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': at('../src') } },
    ...config,
    build: { write: false, minify: false, target: 'es2023', ...config.build },
  });
  const outputs = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The simulation’s code could not be bundled');
  return chunk.code;
}

function changed(code: string, from: string, to: string): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`'${from}' is there ${parts.length - 1} times`);
  return parts.join(to);
}

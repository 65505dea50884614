import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { COMPILER_FLAG, YOUNG_MB } from './node-flags';
import type { Failure } from './runs';
import type { Work } from './worker';

/**
 * Runs one life after another, from the seed on, on all cores. Returns the one with the least seed that fails; undefined
 * if none does.
 */
export async function firstFailureOnAllCores(
  seed: number,
  runs: number,
  work: Work,
): Promise<Failure | undefined> {
  const code = await workerCode();
  setFlagsFromString(COMPILER_FLAG);
  const failures: Failure[] = [];
  let next = seed;
  const runOn = async (worker: Worker) => {
    while (failures.length === 0 && next < seed + runs) {
      const options = { ...work.life, seed: String(next) };
      next += 1;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is Node's, which has no origins
      worker.postMessage(options.seed);
      const [problems]: string[][] = await once(worker, 'message');
      if (problems && problems.length > 0) failures.push({ options, problems });
    }
    await worker.terminate();
  };
  const workers = Array.from({ length: Math.min(runs, availableParallelism()) }, () =>
    runOn(
      new Worker(code, {
        eval: true,
        workerData: work,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      }),
    ),
  );
  await Promise.all(workers);
  return failures.toSorted((a, b) => Number(a.options.seed) - Number(b.options.seed))[0];
}

/** Bundles the code of a worker as for production, where libraries check less. */
async function workerCode(): Promise<string> {
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': at('../src') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'verdure:file-urls',
        transform: (text, id) => ({
          code: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
          map: null,
        }),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'node20',
      ssr: at('./worker.ts'),
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const outputs = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The code of a worker could not be bundled');
  return chunk.code;
}

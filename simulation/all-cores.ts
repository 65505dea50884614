import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Failure } from './life';
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
  const failures: Failure[] = [];
  let next = seed;
  const runOn = async (worker: Worker) => {
    while (failures.length === 0 && next < seed + runs) {
      const options = { ...work.life, seed: next };
      next += 1;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is Node's, which has no origins
      worker.postMessage(options.seed);
      const [problems]: string[][] = await once(worker, 'message');
      if (problems && problems.length > 0) failures.push({ options, problems });
    }
    await worker.terminate();
  };
  const count = Math.min(runs, availableParallelism());
  await Promise.all(Array.from({ length: count }, () => runOn(start(work))));
  return failures.toSorted((a, b) => a.options.seed - b.options.seed)[0];
}

function start(workerData: Work): Worker {
  const tsconfig = fileURLToPath(new URL('tsconfig.json', import.meta.url));
  const [tsx, worker] = [import.meta.resolve('tsx/esm/api'), import.meta.resolve('./worker')];
  const code = `import('${tsx}').then(({ register }) => {
    register({ tsconfig: '${tsconfig}' });
    return import('${worker}');
  });`;
  // Most of what a life makes is soon forgotten.
  return new Worker(code, {
    eval: true,
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
}

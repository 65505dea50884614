import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Failure } from './life';
import type { Options } from './plan';
import type { Work } from './worker';

/** A life's objects are short-lived, including caught errors, and no core is free for garbage collection. */
const FLAGS = [
  '--max-semi-space-size=16',
  '--stack-trace-limit=0',
  '--single-threaded-gc',
  // Delays compiling until it is clear which code is hot; otherwise, it would take a quarter of a run.
  '--interrupt-budget=1000000',
];

/**
 * Runs one life after another, starting with the seed, on all cores. Returns the failing one with the smallest seed;
 * undefined if none fails.
 */
export async function firstFailureOnAllCores(
  first: Options,
  runs: number,
  code: string,
): Promise<Failure | undefined> {
  const failures: Failure[] = [];
  let next = first.seed;
  const runOn = async (worker: ChildProcess) => {
    const end = ended(worker);
    while (failures.length === 0 && next < first.seed + runs) {
      const options = { ...first, seed: next };
      next += 1;
      worker.send({ code, options } satisfies Work);
      const [problems] = await Promise.race([once(worker, 'message'), end]);
      if (problems.length > 0) failures.push({ options, problems });
    }
    worker.disconnect();
  };
  const [, script = ''] = process.argv;
  const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
  const start = () => fork(script, [worker], { execArgv: FLAGS });
  const count = Math.min(runs, availableParallelism());
  await Promise.all(Array.from({ length: count }, () => runOn(start())));
  return failures.toSorted((a, b) => a.options.seed - b.options.seed)[0];
}

async function ended(worker: ChildProcess): Promise<never> {
  await once(worker, 'exit');
  throw new Error('A worker process has ended');
}

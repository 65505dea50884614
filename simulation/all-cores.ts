import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { bundleWorker } from './bundle';
import type { Failure } from './life';
import type { Work } from './worker';

/** Most of what a life makes is soon forgotten, also the errors that are caught, and no core is left to help. */
const FLAGS = [
  '--max-semi-space-size=16',
  '--stack-trace-limit=0',
  '--single-threaded-gc',
  // The compiler takes a quarter of the time, if it doesn't wait for the code that runs most.
  '--interrupt-budget=1000000',
];

/**
 * Runs one life after another, from the seed on, on all cores. Returns the one with the least seed that fails; undefined
 * if none does.
 */
export async function firstFailureOnAllCores(
  seed: number,
  runs: number,
  work: Work,
): Promise<Failure | undefined> {
  const code = await bundleWorker();
  const failures: Failure[] = [];
  let next = seed;
  const runOn = async (worker: ChildProcess) => {
    const end = ended(worker);
    worker.send(work);
    while (failures.length === 0 && next < seed + runs) {
      const options = { ...work.life, seed: next };
      next += 1;
      worker.send(options.seed);
      const [problems] = await Promise.race([once(worker, 'message'), end]);
      if (problems.length > 0) failures.push({ options, problems });
    }
    worker.disconnect();
  };
  const start = () => {
    const stdio = ['pipe', 'inherit', 'inherit', 'ipc'] as const;
    const worker = spawn(process.execPath, [...FLAGS, '-'], { stdio: [...stdio] });
    worker.stdin?.end(code);
    return worker;
  };
  const count = Math.min(runs, availableParallelism());
  await Promise.all(Array.from({ length: count }, () => runOn(start())));
  return failures.toSorted((a, b) => a.options.seed - b.options.seed)[0];
}

async function ended(worker: ChildProcess): Promise<never> {
  await once(worker, 'exit');
  throw new Error('A process that lives lives has ended');
}

import { parentPort, workerData } from 'node:worker_threads';
import { type CodeText, versionsOf } from './device/start';
import { live, type Options } from './life';

/* Lives the lives whose seeds the main thread sends, one after another, and sends back what is wrong with each. */

/** What a worker is given. */
export interface Work {
  readonly code: CodeText;
  readonly life: Omit<Options, 'seed'>;
}

const { code, life }: Work = workerData;

// Lives are full of errors that are caught, whose stacks would take long; the main thread lives a life that fails again.
Error.stackTraceLimit = 0;

const versions = versionsOf(code);

parentPort?.on('message', (seed: number) => {
  // An error ends the thread, and the main thread throws it.
  void live({ ...life, seed }, versions).then(({ problems }) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is Node's, which has no origins
    parentPort?.postMessage(problems),
  );
});

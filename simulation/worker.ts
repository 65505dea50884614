import { parentPort, workerData } from 'node:worker_threads';
import { type CodeText, versionsOf } from './device/start';
import { type Options, planOf } from './plan';
import { live } from './world';

/* Lives the lives whose seeds the main thread sends, one after another, and sends back what is wrong with each. */

/** What a worker is given. */
export interface Work {
  readonly code: CodeText;
  readonly life: Omit<Options, 'seed'>;
}

const { code, life }: Work = workerData;
const versions = versionsOf(code);

async function problemsOf(seed: string): Promise<readonly string[]> {
  const options = { ...life, seed };
  const { problems } = await live(options, planOf(options), versions);
  return problems;
}

parentPort?.on('message', (seed: string) => {
  // An error ends the thread, and the main thread throws it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is Node's, which has no origins
  void problemsOf(seed).then((problems) => parentPort?.postMessage(problems));
});

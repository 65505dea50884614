import { startOf } from './device/start';
import { live } from './life';
import type { Options } from './plan';

/* Lives the lives whose seeds the main process sends, one after another, and sends back what is wrong with each. */

/** What a worker is given first. */
export interface Work {
  readonly code: string;
  readonly life: Omit<Options, 'seed'>;
}

process.once('message', ({ code, life }: Work) => {
  const start = startOf(code);
  process.on('message', (seed: number) => {
    // An error ends the process, and the main process throws it.
    void live({ ...life, seed }, start).then(({ problems }) => process.send?.(problems));
  });
});

import { type Start, startOf } from './device/start';
import { live } from './life';
import type { Options } from './plan';

/* Runs the lives that the main process sends, one after another, and sends back each one's problems. */

/** A life, and the code of its pages. */
export interface Work {
  readonly code: string;
  readonly options: Options;
}

let pages: Start | undefined;
process.on('message', ({ code, options }: Work) => {
  pages ??= startOf(code);
  // An error ends this process, and the main process throws it.
  void live(options, pages).then(({ problems }) => process.send?.(problems));
});

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import type { RunnableLambda } from '../../assembly/definition';
import { startProcess, type ProcessFunction } from './start-process';
import { printLines } from './print-lines';
import { exitError, timeoutError, type FunctionError, type Outcome } from './outcome';

const functionError = v.object({
  errorType: v.string(),
  errorMessage: v.string(),
  trace: v.array(v.string()),
});

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('result'), payload: v.pipe(v.string(), v.parseJson()) }),
  v.object({ type: v.literal('error'), error: functionError }),
  /** The process ends after this. */
  v.object({ type: v.literal('fatal'), error: functionError }),
]);

/** A function may take longer to load than to run, as on AWS. */
const loadingSeconds = 30;

/** What a worker needs to know of its function. */
type WorkerFunction = ProcessFunction & Pick<RunnableLambda, 'timeoutSeconds'>;

/** A process that runs one function, one invocation at a time. */
export class FunctionWorker {
  readonly #child: ChildProcess;
  readonly #lambda: WorkerFunction;
  #failure: FunctionError | undefined;
  #isReady = false;
  #requestId = '';
  #settle: ((outcome: Outcome | 'ready') => void) | undefined;

  constructor(
    lambda: WorkerFunction,
    environment: NodeJS.ProcessEnv,
    print: (line: string) => void,
    nodeOptions: readonly string[] = [],
  ) {
    this.#lambda = lambda;
    this.#child = startProcess(lambda, environment, nodeOptions);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) printLines(stream, print);
    }
    this.#child.on('message', (message) => this.#receive(message));
    this.#child.on('exit', () => this.#end());
    this.#child.on('error', (error) => this.#end(error));
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Runs the function. Ends the process if it takes too long. */
  async invoke(requestId: string, event: unknown): Promise<Outcome> {
    this.#requestId = requestId;
    if (!this.#isReady) {
      const loaded = await this.#within(loadingSeconds, () => {});
      if (loaded !== 'ready') return loaded;
    }
    const { timeoutSeconds } = this.#lambda;
    const outcome = await this.#within(timeoutSeconds, () => {
      const deadline = Date.now() + timeoutSeconds * 1000;
      this.#child.send({ requestId, event, deadline }, () => {});
    });
    return outcome === 'ready' ? { payload: null } : outcome;
  }

  /** Kills the process, however busy it is. Resolves once it has ended. */
  async end(): Promise<void> {
    if (this.hasEnded) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exit;
  }

  #within(seconds: number, start: () => void): Promise<Outcome | 'ready'> {
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.#failure = timeoutError(this.#requestId, seconds);
        this.#child.kill('SIGKILL');
      }, seconds * 1000);
      this.#settle = (outcome) => {
        this.#settle = undefined;
        clearTimeout(timer);
        done(outcome);
      };
      if (this.hasEnded) this.#end();
      else start();
    });
  }

  #receive(received: unknown): void {
    const parsed = v.safeParse(messageSchema, received);
    // The function's own code can send anything.
    if (!parsed.success) return;
    const message = parsed.output;
    switch (message.type) {
      case 'ready':
        this.#isReady = true;
        return this.#settle?.('ready');
      case 'result':
        return this.#settle?.({ payload: message.payload });
      case 'error':
        return this.#settle?.({ error: message.error });
      case 'fatal':
        this.#failure = message.error;
    }
  }

  #end(cause?: Error): void {
    const reason = cause ? cause.message : this.#child.exitCode;
    this.#settle?.({ error: this.#failure ?? exitError(this.#requestId, reason) });
  }
}

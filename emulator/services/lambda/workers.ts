import { randomUUID } from 'node:crypto';
import type { RunnableLambda } from '../../assembly/definition';
import type { Clock } from '../../core/clock';
import type { Iam } from '../../core/identity';
import type { Log } from '../../core/log';
import { environmentOf, missingSecrets, type SharedEnvironment } from './environment';
import type { LatestLines } from './latest-lines';
import { exitError, type Outcome } from './outcome';
import { FunctionWorker } from './worker';

/** Lambda starts a worker for each concurrent invocation; further ones wait here. */
const maxWorkers = 10;
/** Workers kept for the next invocations. */
const maxIdle = 2;
/** Workers are replaced this long before their credentials expire. */
const credentialsMarginMs = 5 * 60 * 1000;

export interface WorkersParts extends SharedEnvironment {
  clock: Clock;
  iam: Pick<Iam, 'issueToFunction'>;
  log: Log;
  lines?: LatestLines;
}

interface RunningWorker {
  process: FunctionWorker;
  expiration: Date;
}

/** The workers of one function. */
export class Workers {
  readonly #all = new Set<RunningWorker>();
  #idle: RunningWorker[] = [];
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #isClosed = false;

  constructor(
    private readonly lambda: RunnableLambda,
    private readonly parts: WorkersParts,
  ) {}

  /** Runs the function on a free worker, or on a new one. */
  async invoke(event: unknown): Promise<Outcome> {
    const requestId = randomUUID();
    await this.#turn();
    try {
      if (this.#isClosed) return { error: exitError(requestId, 'the emulator is stopping') };
      const worker = await this.#worker();
      const outcome = await worker.process.invoke(requestId, event);
      await this.#keep(worker);
      if ('error' in outcome) this.#report(outcome);
      return outcome;
    } finally {
      this.#busy -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Ends all workers at once. Invocations that are under way fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#all].map((worker) => this.#end(worker)));
  }

  async #turn(): Promise<void> {
    while (this.#busy >= maxWorkers) {
      await new Promise<void>((done) => this.#waiting.push(done));
    }
    this.#busy += 1;
  }

  async #worker(): Promise<RunningWorker> {
    const latest = this.parts.clock.now().getTime() + credentialsMarginMs;
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      if (!idle.process.hasEnded && idle.expiration.getTime() > latest) return idle;
      await this.#end(idle);
    }
    return this.#start();
  }

  async #start(): Promise<RunningWorker> {
    const { lambda, parts } = this;
    for (const name of missingSecrets(lambda, parts)) {
      parts.log.warn(
        `The function ${lambda.label} needs the secret ${name}. Set it in secrets.env in the emulator's folder.`,
      );
    }
    const credentials = await parts.iam.issueToFunction({
      roleArn: lambda.roleArn,
      functionName: lambda.name,
    });
    const print = (line: string): void => {
      parts.log.info(`[${lambda.label}] ${line}`);
      parts.lines?.add(lambda.label, line, false);
    };
    const process = new FunctionWorker(lambda, environmentOf(lambda, credentials, parts), print);
    const worker = { process, expiration: credentials.expiration };
    this.#all.add(worker);
    if (this.#isClosed) await this.#end(worker);
    return worker;
  }

  async #keep(worker: RunningWorker): Promise<void> {
    if (worker.process.hasEnded || this.#isClosed || this.#idle.length >= maxIdle) {
      await this.#end(worker);
    } else {
      this.#idle.push(worker);
    }
  }

  async #end(worker: RunningWorker): Promise<void> {
    await worker.process.end();
    this.#all.delete(worker);
  }

  #report({ error }: Extract<Outcome, { error: unknown }>): void {
    const { errorType, errorMessage, trace } = error;
    const text = trace.length > 0 ? trace.join('\n') : `${errorType}: ${errorMessage}`;
    this.parts.log.error(`[${this.lambda.label}] ${text}`);
    this.parts.lines?.add(this.lambda.label, text, true);
  }
}

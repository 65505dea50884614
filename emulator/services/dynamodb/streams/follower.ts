import * as v from 'valibot';
import type {
  BackendDefinition,
  StreamDefinition,
  TableDefinition,
} from '../../../assembly/definition';
import type { Log } from '../../../core/log';
import type { Functions } from '../../lambda/functions';
import type { Change, ChangeLog } from './change-log';
import { sequenceNumber, streamEvent } from './event';

const shortestPauseMs = 100;
const longestPauseMs = 60_000;

const failures = v.object({
  batchItemFailures: v.array(v.object({ itemIdentifier: v.string() })),
});

interface Parts {
  definition: Pick<BackendDefinition, 'region' | 'tables' | 'streams'>;
  changes: ChangeLog;
  lambdas: Pick<Functions, 'invoke'>;
  log: Log;
}

/** Calls the functions that follow tables with what changes, in order, until it is closed. */
export function followTables(parts: Parts): { close(): Promise<void> } {
  const followers = parts.definition.streams.flatMap((stream) => {
    const table = parts.definition.tables.find(({ name }) => name === stream.table);
    return table && stream.enabled ? [new Follower(stream, table, parts)] : [];
  });
  return {
    async close() {
      await Promise.all(followers.map((one) => one.stop()));
    },
  };
}

/** Calls one function with the changes of one table, a batch at a time. */
class Follower {
  readonly #done: Promise<void>;
  #isStopped = false;
  #isAwake = true;
  #resume: () => void = () => {};

  constructor(
    private readonly stream: StreamDefinition,
    private readonly table: TableDefinition,
    private readonly parts: Parts,
  ) {
    parts.changes.listen(stream, () => this.#wake());
    this.#done = this.#run().catch((error: unknown) => {
      parts.log.error(`The function that follows ${stream.table} is no longer called`, error);
    });
  }

  /** Stops after the invocation under way, which may be ended. What is not handled stays in the log. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#done;
  }

  async #run(): Promise<void> {
    const { stream } = this;
    const { changes } = this.parts;
    let size = stream.batchSize;
    let attempts = 0;
    while (!this.#isStopped) {
      this.#isAwake = false;
      const batch = await changes.next(stream, size);
      if (batch.length === 0) {
        await this.#rest();
        continue;
      }
      const handled = await this.#handle(batch);
      if (this.#isStopped) return;
      await changes.remove(stream, batch.slice(0, handled));
      if (handled > 0) attempts = 0;
      if (handled === batch.length) {
        size = stream.batchSize;
        continue;
      }
      attempts += 1;
      if (stream.mostRetries !== undefined && attempts > stream.mostRetries) {
        await this.#giveUp(batch.slice(handled));
        attempts = 0;
      } else if (stream.bisects && batch.length > 1) {
        size = Math.ceil(batch.length / 2);
      } else {
        await this.#rest(Math.min(shortestPauseMs * 2 ** attempts, longestPauseMs));
      }
    }
  }

  /** Calls the function. Returns how many changes, from the first on, it has handled. */
  async #handle(batch: readonly Change[]): Promise<number> {
    const { stream, table, parts } = this;
    const event = streamEvent(batch, { stream, table, region: parts.definition.region });
    const outcome = await parts.lambdas.invoke(stream.functionArn, event);
    if ('error' in outcome) return 0;
    const reported = stream.reportsFailures && v.safeParse(failures, outcome.payload);
    if (!reported || !reported.success) return batch.length;
    const failed = new Set(
      reported.output.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier),
    );
    const first = batch.findIndex((change) => failed.has(sequenceNumber(change)));
    return first === -1 ? batch.length : first;
  }

  async #giveUp(batch: readonly Change[]): Promise<void> {
    const { stream, parts } = this;
    const count = batch.length === 1 ? 'a change' : `${batch.length} changes`;
    parts.log.warn(
      `A function failed too often, and misses ${count} of the table ${stream.table}.`,
    );
    await parts.changes.remove(stream, batch);
  }

  #wake(): void {
    this.#isAwake = true;
    this.#resume();
  }

  /** Waits for a change, or for a time. */
  async #rest(ms?: number): Promise<void> {
    if (this.#isAwake) return;
    await new Promise<void>((done) => {
      this.#resume = done;
      if (ms !== undefined) setTimeout(done, ms).unref();
    });
  }
}

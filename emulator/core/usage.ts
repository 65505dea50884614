import type { Clock } from './clock';

/** The usage that AWS charges for. Bytes are those of bodies, without headers. */
export interface Metered {
  /** Calls and requests; of the data API, queries and mutations. */
  requests: number;
  /** DynamoDB's request units. */
  readUnits: number;
  writeUnits: number;
  /** Payloads delivered to subscribers, in AppSync's steps of 5 kB. */
  messages: number;
  bytesIn: number;
  bytesOut: number;
}

/** Everything metered since `since`, by operation. */
export interface UsageReport {
  since: string;
  /** Minutes that subscribers' connections were open, each rounded up. */
  connectionMinutes: number;
  operations: Record<string, Metered>;
}

const nothing: Metered = {
  requests: 0,
  readUnits: 0,
  writeUnits: 0,
  messages: 0,
  bytesIn: 0,
  bytesOut: 0,
};

const minuteMs = 60_000;

/** Counts what AWS would charge for. Operations are named as in faults, but the data API's as in their documents. */
export class Usage {
  readonly #clock: Clock;
  readonly #operations = new Map<string, Metered>();
  readonly #connections = new Set<{ openedAt: number }>();
  #closedMinutes = 0;
  #since: Date;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#since = clock.now();
  }

  /** Adds to an operation, '<service>:<name>'. */
  add(operation: string, more: Partial<Metered>): void {
    this.#operations.set(operation, sum(this.#operations.get(operation) ?? nothing, more));
  }

  /** Counts a subscriber's connection from now on. Returns a function that ends the count. */
  connect(): () => void {
    const connection = { openedAt: this.#clock.now().getTime() };
    this.#connections.add(connection);
    return () => {
      if (this.#connections.delete(connection)) this.#closedMinutes += this.#minutesOf(connection);
    };
  }

  /** Restarts at zero. Open connections count from now on. */
  reset(): void {
    this.#operations.clear();
    this.#closedMinutes = 0;
    this.#since = this.#clock.now();
    for (const connection of this.#connections) connection.openedAt = this.#since.getTime();
  }

  report(): UsageReport {
    const operations = [...this.#operations].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const openMinutes = [...this.#connections].map((connection) => this.#minutesOf(connection));
    return {
      since: this.#since.toISOString(),
      connectionMinutes: openMinutes.reduce((a, b) => a + b, this.#closedMinutes),
      operations: Object.fromEntries(operations),
    };
  }

  #minutesOf({ openedAt }: { openedAt: number }): number {
    return Math.ceil(Math.max(0, this.#clock.now().getTime() - openedAt) / minuteMs);
  }
}

function sum(a: Metered, b: Partial<Metered>): Metered {
  return {
    requests: a.requests + (b.requests ?? 0),
    readUnits: a.readUnits + (b.readUnits ?? 0),
    writeUnits: a.writeUnits + (b.writeUnits ?? 0),
    messages: a.messages + (b.messages ?? 0),
    bytesIn: a.bytesIn + (b.bytesIn ?? 0),
    bytesOut: a.bytesOut + (b.bytesOut ?? 0),
  };
}

/** What this tab reads and writes of an account. */
interface Traffic {
  writesStarted: number;
  readonly writes: Set<Promise<unknown>>;
  latestRead: number;
}

const traffics = new Map<string, Traffic>();

function trafficOf(accountId: string): Traffic {
  const traffic = traffics.get(accountId) ?? { writesStarted: 0, writes: new Set(), latestRead: 0 };
  traffics.set(accountId, traffic);
  return traffic;
}

/** Runs a write of an account's rows, so that `readBetweenWrites` knows of it. */
export async function runWrite<T>(accountId: string, write: () => Promise<T>): Promise<T> {
  const traffic = trafficOf(accountId);
  traffic.writesStarted += 1;
  const running = write();
  traffic.writes.add(running);
  try {
    return await running;
  } finally {
    traffic.writes.delete(running);
  }
}

/**
 * Reads an account's rows while this tab writes none of them. An answer that a write overlapped may
 * miss it, or have half of it, so the read is repeated once the write has ended; unless another read
 * has begun, which makes the answer of this one unwanted.
 */
export async function readBetweenWrites<T>(accountId: string, read: () => Promise<T>): Promise<T> {
  const traffic = trafficOf(accountId);
  traffic.latestRead += 1;
  const thisRead = traffic.latestRead;
  for (;;) {
    while (traffic.writes.size > 0) await Promise.allSettled(traffic.writes);
    const before = traffic.writesStarted;
    const answer = await read();
    if (traffic.writesStarted === before || traffic.latestRead !== thisRead) return answer;
  }
}

const TIMEOUT_MS = 15_000;

type Ask = (address: string, options: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>;

interface DeadAddress {
  readonly address: string;
  readonly reason: string;
}

/** Returns the addresses that don't respond, with the reason; undefined if none responds, such as offline. */
export async function deadAddresses(
  addresses: readonly string[],
  ask: Ask = fetch,
): Promise<readonly DeadAddress[] | undefined> {
  const reasons = await Promise.all(addresses.map((address) => problemOf(address, ask)));
  const dead = addresses.flatMap((address, index) => {
    const reason = reasons[index];
    return reason === undefined ? [] : [{ address, reason }];
  });
  const isOffline =
    dead.length === addresses.length && dead.every(({ reason }) => !/^\d/.test(reason));
  return isOffline ? undefined : dead;
}

async function problemOf(address: string, ask: Ask): Promise<string | undefined> {
  try {
    const { ok, status } = await ask(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ok ? undefined : String(status);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

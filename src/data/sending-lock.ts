/*
 * What waits is sent by one tab of a browser at a time, and not while a tab sends what was just done: either could
 * overtake the other.
 */

// Browsers have no locks on pages that aren't secure, such as a development server's on another machine.
const hasLocks = () => 'locks' in navigator;

const nameFor = (accountId: string) => `verdure.sending.${accountId}`;

/** Runs `send` unless a tab sends what waits, or is about to; then resolves to undefined. */
export async function whileNoneSends<T>(
  accountId: string,
  send: () => Promise<T>,
): Promise<{ readonly value: T } | undefined> {
  if (!hasLocks()) return { value: await send() };
  return navigator.locks.request(
    nameFor(accountId),
    { mode: 'shared', ifAvailable: true },
    async (lock) => (lock ? { value: await send() } : undefined),
  );
}

/** Runs `send` once no other tab sends anything of the account that could wait. */
export async function sendAlone<T>(accountId: string, send: () => Promise<T>): Promise<T> {
  return hasLocks() ? navigator.locks.request(nameFor(accountId), send) : send();
}

/** The writes that this page has begun and that haven't ended, with their accounts. */
const pending = new Map<string | symbol, string>();

/** Notes that a write for an account begins: until it ends, `isAnotherWriting` is true for all others. Returns what ends it. */
export function beginWrite(accountId: string, name: string | symbol = Symbol()): () => void {
  pending.set(name, accountId);
  return () => void pending.delete(name);
}

/**
 * The same, unless the same write is under way (D13): then it returns undefined. That is found out in the click itself,
 * since on a slow phone a second click can come before a button renders as disabled.
 */
export function beginOnce(
  accountId: string,
  what: readonly (string | undefined)[],
): (() => void) | undefined {
  const name = JSON.stringify([accountId, ...what]);
  return pending.has(name) ? undefined : beginWrite(accountId, name);
}

/**
 * Whether an account that was signed in before still writes. Its later requests can't be told from this
 * account's, so nothing may be sent until then.
 */
export function isAnotherWriting(accountId: string): boolean {
  return [...pending.values()].some((id) => id !== accountId);
}

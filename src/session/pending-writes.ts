/** The unfinished writes of this page, with their accounts. */
const pending = new Map<string | symbol, string>();

/**
 * Records the start of an account's write: until it ends, `isAnotherWriting` is true for all other accounts. Returns a
 * function that ends it.
 */
export function beginWrite(accountId: string, name: string | symbol = Symbol()): () => void {
  pending.set(name, accountId);
  return () => void pending.delete(name);
}

/**
 * Like `beginWrite`, but returns undefined if this write is already under way (D13). The check is made in the click
 * itself: on a slow phone, a second click can come before the button renders as disabled.
 */
export function beginOnce(
  accountId: string,
  parts: readonly (string | undefined)[],
): (() => void) | undefined {
  const name = JSON.stringify([accountId, ...parts]);
  return pending.has(name) ? undefined : beginWrite(accountId, name);
}

/**
 * Whether an account that was signed in before is still writing. Its later requests can't be told apart from the
 * current account's, so nothing may be sent until it is done.
 */
export function isAnotherWriting(accountId: string): boolean {
  return [...pending.values()].some((id) => id !== accountId);
}

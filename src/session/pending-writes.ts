/** The writes that this page has begun and that haven't ended: of which account, by what they write. */
const pending = new Map<string, string>();

/**
 * Runs a write for an account, unless the same one is under way (D13). That is found out in the click itself, since on a
 * slow phone a second click can come before a button renders as disabled. Until the write ends, `isAnotherWriting` is true
 * for every other account.
 */
export async function writeOnce(
  accountId: string,
  what: readonly (string | undefined)[],
  write: () => Promise<void>,
): Promise<void> {
  const key = JSON.stringify([accountId, ...what]);
  if (pending.has(key)) return;
  pending.set(key, accountId);
  try {
    await write();
  } finally {
    pending.delete(key);
  }
}

/**
 * Whether an account that was signed in before still writes. Its later requests can't be told from this
 * account's, so nothing may be sent until then.
 */
export function isAnotherWriting(accountId: string): boolean {
  return [...pending.values()].some((id) => id !== accountId);
}

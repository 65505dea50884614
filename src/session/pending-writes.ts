/** The accounts of the writes that this page has begun and that haven't ended, by the writes' names. */
const pending = new Map<string | symbol, string>();

/** Runs a write for an account. Until it ends, `isAnotherWriting` is true for every other account. */
export async function writeFor(
  accountId: string,
  write: () => Promise<void>,
  name: string | symbol = Symbol(),
): Promise<void> {
  pending.set(name, accountId);
  try {
    await write();
  } finally {
    pending.delete(name);
  }
}

/**
 * The same, unless the same write is under way (D13). That is found out in the click itself, since on a slow phone a
 * second click can come before a button renders as disabled.
 */
export async function writeOnce(
  accountId: string,
  what: readonly (string | undefined)[],
  write: () => Promise<void>,
): Promise<void> {
  const name = JSON.stringify([accountId, ...what]);
  if (!pending.has(name)) await writeFor(accountId, write, name);
}

/**
 * Whether an account that was signed in before still writes. Its later requests can't be told from this
 * account's, so nothing may be sent until then.
 */
export function isAnotherWriting(accountId: string): boolean {
  return [...pending.values()].some((id) => id !== accountId);
}

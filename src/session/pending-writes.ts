/** How many writes each account has begun in this page that haven't ended. */
const pending = new Map<string, number>();

/** Runs a write for an account. Until it ends, `isAnotherWriting` is true for every other account. */
export async function writeFor<T>(accountId: string, write: () => Promise<T>): Promise<T> {
  pending.set(accountId, (pending.get(accountId) ?? 0) + 1);
  try {
    return await write();
  } finally {
    const left = (pending.get(accountId) ?? 1) - 1;
    if (left === 0) pending.delete(accountId);
    else pending.set(accountId, left);
  }
}

/**
 * Whether an account that was signed in before still writes. Its later requests can't be told from this
 * account's, so nothing may be sent until then.
 */
export function isAnotherWriting(accountId: string): boolean {
  return [...pending.keys()].some((id) => id !== accountId);
}

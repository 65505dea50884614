import type { UserPool } from './pool';

/** Deletes a user and all of the user's data. */
export async function removeUser(
  { users, codes, families }: UserPool,
  username: string,
): Promise<void> {
  // The user goes first: without it, leftover sessions and codes are useless.
  await users.remove(username);
  await families.removeAll(username);
  await codes.removeAll(username);
}

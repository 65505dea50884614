import type { UserPool } from './pool';

/** Deletes an account and everything that the pool keeps of it. */
export async function removeUser(
  { users, codes, families }: Pick<UserPool, 'users' | 'codes' | 'families'>,
  username: string,
): Promise<void> {
  // First the account: without it none of the rest is good for anything.
  await users.remove(username);
  await families.removeAll(username);
  await codes.removeAll(username);
}

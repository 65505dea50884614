import type { User } from '../state/user';
import { decodeToken, encodeToken, pageSizeOf } from './page-token';

/** A page of users, with the token for the next page. */
export interface UserPage {
  users: User[];
  next?: string;
}

/** Returns the next page of matching users. Throws InvalidParameterException for an invalid token. */
export async function userPage(
  users: AsyncIterable<User>,
  matches: (user: User) => boolean,
  limit: number | undefined,
  token: string | undefined,
): Promise<UserPage> {
  const after = token === undefined ? undefined : decodeToken(token);
  const size = pageSizeOf(limit);
  const page: User[] = [];
  for await (const user of users) {
    if (after !== undefined && user.username <= after) continue;
    if (!matches(user)) continue;
    if (page.length === size)
      return { users: page, next: encodeToken(page.at(-1)?.username ?? '') };
    page.push(user);
  }
  return { users: page };
}

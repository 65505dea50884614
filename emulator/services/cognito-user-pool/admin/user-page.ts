import * as v from 'valibot';
import { invalidPaging } from '../errors';
import type { User } from '../state/user';

const largestPage = 60;

const tokenSchema = v.object({ after: v.string() });

/** A page of accounts, and what to ask with for the next. */
export interface UserPage {
  users: User[];
  next?: string;
}

/** The accounts that match, from where the last page ended. Throws for a token that is none. */
export async function userPage(
  users: AsyncIterable<User>,
  matches: (user: User) => boolean,
  limit: number | undefined,
  token: string | undefined,
): Promise<UserPage> {
  const after = token === undefined ? undefined : readToken(token);
  const size = limit === undefined || limit === 0 ? largestPage : limit;
  const page: User[] = [];
  for await (const user of users) {
    if (after !== undefined && user.username <= after) continue;
    if (!matches(user)) continue;
    if (page.length === size) return { users: page, next: writeToken(page.at(-1)?.username ?? '') };
    page.push(user);
  }
  return { users: page };
}

function writeToken(after: string): string {
  return Buffer.from(JSON.stringify({ after })).toString('base64');
}

function readToken(token: string): string {
  try {
    return v.parse(tokenSchema, JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).after;
  } catch {
    throw invalidPaging();
  }
}

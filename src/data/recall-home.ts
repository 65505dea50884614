import { recall, type Remembered } from '@/lib/account-cache';
import { type Home, HomeSchema } from './home';
import { KEPT_HOME } from './kept-home';
import { withKeptSet } from './offline-set';
import { withWaiting } from './waiting-home';

/** Returns the home page of this browser's last visit, with what was done since; undefined if there is none. */
export function recallHome(accountId: string): Remembered<Home> | undefined {
  const cached = recall(accountId, KEPT_HOME, HomeSchema);
  if (!cached || !isOwn(cached.value, accountId)) return undefined;
  const home = withWaiting(accountId, withKeptSet(accountId, cached.value));
  return { ...cached, value: { ...home, isKept: true } };
}

/** Whether a home page belongs to an account: its rows' IDs begin with the account's ID (decision 003). */
export function isOwn({ selections, completions, past }: Home, accountId: string): boolean {
  return [selections, completions, past].flat().every(({ id }) => id.startsWith(`${accountId}#`));
}

import * as v from 'valibot';
import { recall, remember } from '@/lib/account-cache';
import { now } from '@/lib/clock';
import { ensureProfile } from './profile';

const SUBJECT = 'visit';

/**
 * Ensures that the account's profile exists, once a day in each browser. A page that finds no profile creates it itself
 * (D9). Throws a BackendError.
 */
export async function ensureVisited(accountId: string, at = now()): Promise<void> {
  // By the user's clock.
  const today = new Date(at).toDateString();
  if (recall(accountId, SUBJECT, v.string())?.value === today) return;
  await ensureProfile(accountId);
  remember(accountId, SUBJECT, today, at);
}

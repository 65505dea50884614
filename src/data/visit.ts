import * as v from 'valibot';
import { recall, remember } from '@/lib/account-cache';
import type { NewAccount } from './profile';

const SUBJECT = 'visit';

/**
 * Ensures the account's profile exists and records the visit, once a day in each browser: later visits of
 * the day make no request (D15). A page that finds no profile creates it itself (D9). Throws a BackendError.
 */
export async function recordVisit(account: NewAccount, now = Date.now()): Promise<void> {
  // By the user's clock.
  const today = new Date(now).toDateString();
  if (recall(account.id, SUBJECT, v.string())?.value === today) return;
  // Nobody waits for this, so a missing chunk must not reload the page.
  const { ensureProfile } = await import('./profile');
  await ensureProfile(account, now);
  remember(account.id, SUBJECT, today, now);
}

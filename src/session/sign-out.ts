import { signOut } from 'aws-amplify/auth';
import './amplify';
import { clearAccountCache } from '@/lib/account-cache';

/**
 * Ends the session in this browser, in all its tabs, and forgets what it kept of the account. Throws
 * what went wrong: whoever asked for it logs it and says it (spec §2.4).
 */
export async function signOutHere(): Promise<void> {
  await signOut();
  clearAccountCache();
}

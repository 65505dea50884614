import { signOut } from 'aws-amplify/auth';
import '@/lib/amplify';
import { clearAccountCache } from '@/lib/account-cache';
import { report } from '@/lib/report';

/**
 * Ends the session in this browser, and forgets what it kept of the account. A failure is logged
 * and nothing else (spec §2.4).
 */
export async function signOutHere(): Promise<void> {
  clearAccountCache();
  try {
    await signOut();
  } catch (error) {
    report('Signing out failed.', error);
  }
}

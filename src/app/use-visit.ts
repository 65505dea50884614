import { useEffect } from 'react';
import { ensureProfile } from '@/data/profile';
import { report } from '@/lib/report';
import type { Session } from '@/session/session';
import { whenIdle } from '@/lib/when-idle';

const TIMEOUT_MS = 3_000;

const never = () => false;

const visited = new Set<string>();

/**
 * Ensures, once per visit, that the account's profile exists, whichever page comes first (D9). Waits until
 * `pageIsServed`, then until the browser is idle, and skips the attempt if `isBusy` then. A failure is only logged,
 * since the user didn't ask for anything (spec §8); the next visit, or a page that needs the profile, tries again.
 */
export function useVisit(session: Session, pageIsServed: boolean, isBusy = never): void {
  const account = session.status === 'authenticated' ? session.account : undefined;
  useEffect(() => {
    if (!account || !pageIsServed || visited.has(account.id)) return undefined;
    return whenIdle(() => {
      if (isBusy()) return;
      visited.add(account.id);
      ensureProfile(account.id).catch((error: unknown) => {
        report('The profile could not be created.', error);
      });
    }, TIMEOUT_MS);
  }, [account, pageIsServed, isBusy]);
}

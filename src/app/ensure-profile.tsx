import { useEffect } from 'react';
import { ensureProfile } from '@/data/profile';
import { report } from '@/lib/report';
import { whenIdle } from '@/lib/when-idle';
import { useSession } from '@/session/session';
import { accountIdIn } from '@/session/store';

const TIMEOUT_MS = 3_000;

const ensured = new Set<string>();

/**
 * Ensures, once per visit, that the account's profile exists, whichever page comes first (D9). Waits until the page has
 * its data, then until the browser is idle. A failure is only logged, since the user didn't ask for anything (spec §8);
 * the next visit, or a page that needs the profile, tries again.
 */
export function EnsureProfile({ isPageLoaded }: { readonly isPageLoaded: boolean }) {
  const accountId = accountIdIn(useSession());
  useEffect(() => {
    if (accountId === undefined || !isPageLoaded || ensured.has(accountId)) return undefined;
    return whenIdle(() => {
      ensured.add(accountId);
      ensureProfile(accountId).catch((error: unknown) => {
        report('The profile could not be created.', error);
      });
    }, TIMEOUT_MS);
  }, [accountId, isPageLoaded]);
  return null;
}

import { useEffect } from 'react';
import { useToast } from '@/components/toast';
import { isNetworkError } from '@/lib/errors';
import { recordVisit } from '@/data/visit';
import { report } from '@/lib/report';
import type { Session } from '@/session/session';
import { whenIdle } from '@/lib/when-idle';

const TIMEOUT_MS = 3_000;

const NOT_RECORDED = 'Couldn’t update your profile.';

const never = () => false;

const visited = new Set<string>();

/**
 * Ensures once per visit that the account's profile exists, whichever page comes first, and records the
 * day's first visit (D9, D15). It waits until `pageIsServed`, then until the browser is idle, and skips the
 * attempt if `isBusy` by then. A failure shows a toast, except a network error, which the page itself reports;
 * the next visit, or a page that needs the profile, tries again.
 */
export function useVisit(session: Session, pageIsServed: boolean, isBusy = never): void {
  const toast = useToast();
  const account = session.status === 'authenticated' ? session.account : undefined;
  useEffect(() => {
    if (!account || !pageIsServed || visited.has(account.id)) return undefined;
    return whenIdle(() => {
      if (isBusy()) return;
      visited.add(account.id);
      recordVisit(account).catch((error: unknown) => {
        report(NOT_RECORDED, error);
        if (isNetworkError(error)) return;
        toast({ tone: 'warning', message: NOT_RECORDED });
      });
    }, TIMEOUT_MS);
  }, [account, pageIsServed, isBusy, toast]);
}

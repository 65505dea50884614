import { useEffect } from 'react';
import { useToast } from '@/components/toast';
import { isUnanswered } from '@/lib/errors';
import { ensureProfile } from '@/data/profile';
import { report } from '@/lib/report';
import type { Session } from '@/session/session';
import { whenIdle } from '@/lib/when-idle';

const AT_LATEST_MS = 3_000;

const neverAsked = () => false;

const visited = new Set<string>();

/**
 * Sees to the account's profile once per visit, whichever page the visit begins with (D9, D15): not
 * before `pageIsServed`, so that what the page shows comes first, and then when the browser has
 * nothing better to do and nothing `isAsked` meanwhile. A failure is said, except for want of a
 * connection, of which the page speaks; it stops nothing: the next visit, or a page that needs the
 * profile, tries again.
 */
export function useVisit(session: Session, pageIsServed: boolean, isAsked = neverAsked): void {
  const toast = useToast();
  const account = session.status === 'authenticated' ? session.account : undefined;
  useEffect(() => {
    if (!account || !pageIsServed || visited.has(account.id)) return undefined;
    return whenIdle(() => {
      if (isAsked()) return;
      visited.add(account.id);
      ensureProfile(account).catch((error: unknown) => {
        report('The profile could not be brought up to date.', error);
        if (isUnanswered(error)) return;
        toast({ tone: 'warning', message: 'Your profile could not be brought up to date.' });
      });
    }, AT_LATEST_MS);
  }, [account, pageIsServed, isAsked, toast]);
}

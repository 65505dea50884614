import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { scoresOf } from '@/domain/score';
import { BackendError } from '@/lib/errors';
import { useAccount } from '@/session/session';
import type { StoredMember } from '@/domain/member-state';
import { changeHome, type Home, withLevel, withMember } from '@/data/home';
import { notifyOtherTabs } from '@/data/tabs';
import { forgetLevelDue, isLevelDue, undoingOf } from '@/features/completions/level-due';

/**
 * Repairs a level that an earlier visit couldn't raise (D14), in the background. Checked once, when this
 * visit's content arrives: later content includes this visit's own changes. A failure is retried at the
 * next visit.
 */
export function useLevelRepair(home: Home, isFresh: boolean): void {
  const account = useAccount();
  const client = useQueryClient();

  const repair = useEffectEvent(async () => {
    const member = await settled(account.id, home);
    if (!member) return;
    changeHome(client, account.id, (shown) => withLevel(withMember(shown, member), member.level));
    notifyOtherTabs(account.id);
  });
  const repairIfDue = useEffectEvent(() => {
    if (isLevelDue(account.id, home)) void repair();
  });

  useEffect(() => {
    if (isFresh) repairIfDue();
  }, [isFresh]);
}

/** Returns the member document after the repair; undefined if it has to wait for the next visit. */
async function settled(accountId: string, home: Home): Promise<StoredMember | undefined> {
  const scores = scoresOf(home.completions.map(({ task }) => task));
  const undone = undoingOf(accountId);
  // Nobody waits for this: without the code, the next visit tries again.
  const code = await import('@/features/completions/settle').catch(() => undefined);
  if (!code) return undefined;
  try {
    const member = await code.settle({ accountId, now: Date.now(), scores }, undone);
    forgetLevelDue(accountId, undone);
    return member;
  } catch (error) {
    if (error instanceof BackendError) return undefined;
    throw error;
  }
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { BackendError } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { changeHome, type Home } from '@/data/home';
import { notifyOtherTabs } from '@/data/tabs';
import { forgetLevelDue, levelDueAt } from './level-due';
import { repairLevel } from './repair-level';

/**
 * Repairs a level that an earlier visit couldn't raise (D14), in the background. Checked once, when this
 * visit's content arrives: later content includes this visit's own changes. A failure is retried at the
 * next visit.
 */
export function useLevelRepair(home: Home, isFresh: boolean): void {
  const account = useAccount();
  const client = useQueryClient();

  const repair = useEffectEvent(async () => {
    const level = await repairedLevel(account.id);
    if (level === undefined) return;
    changeHome(client, account.id, (shown) => ({
      ...shown,
      profile: { ...shown.profile, level, updatedAt: new Date().toISOString() },
    }));
    notifyOtherTabs(account.id);
  });
  const whenDue = useEffectEvent(() => levelDueAt(account.id, home));

  useEffect(() => {
    const dueAt = isFresh ? whenDue() : undefined;
    if (dueAt === undefined) return undefined;
    const timer = setTimeout(() => void repair(), Math.max(0, dueAt - Date.now()));
    return () => clearTimeout(timer);
  }, [isFresh]);
}

/** Returns the repaired level; undefined if it has to wait for the next visit. */
async function repairedLevel(accountId: string): Promise<number | null | undefined> {
  try {
    const level = await repairLevel(accountId);
    forgetLevelDue(accountId);
    return level;
  } catch (error) {
    if (error instanceof BackendError) return undefined;
    throw error;
  }
}

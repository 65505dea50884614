import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAccount } from '@/session/session';
import type { Home } from '@/data/home';
import { repairLevel } from './repair-level';

/**
 * Repairs a level that an earlier visit couldn't raise (D14), in the background. Checked once, when this
 * visit's content arrives: later content includes this visit's own changes. A failure is retried at the
 * next visit.
 */
export function useLevelRepair(home: Home, isFresh: boolean): void {
  const { id } = useAccount();
  const client = useQueryClient();
  const repair = useEffectEvent(() => void repairLevel(client, id, home));
  useEffect(() => {
    if (isFresh) repair();
  }, [isFresh]);
}

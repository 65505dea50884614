import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { correctionsOf } from '@/domain/correction';
import type { HistoryRow } from '@/domain/history';
import { useAccount } from '@/session/session';
import { countCorrections } from './repair-level';

/** Counts the corrections of a year's completions in the background, once they have all loaded (decision 151). */
export function useCorrections(year: readonly HistoryRow[] | undefined): void {
  const { id } = useAccount();
  const client = useQueryClient();
  const count = useEffectEvent(() => void countCorrections(client, id, year ?? []));
  const found = useMemo(
    () => correctionsOf(year ?? []).map(({ taskId, at }) => `${taskId} ${at}`),
    [year],
  ).join();
  useEffect(() => {
    if (found !== '') count();
  }, [found]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { act } from '@/data/actions/act';
import { fetchCompletions } from '@/data/completions';
import type { MemberRecord } from '@/domain/actions/record';
import { type CorrectableRow, correctionsOf, countedFor, isCounted } from '@/domain/correction';
import { instantOf } from '@/domain/instant';
import { now } from '@/lib/clock';
import { BackendError } from '@/lib/errors';
import { useAccount } from '@/session/session';

/** Counts an admin's corrections of the completions in the background, once each (decision 151). */
export function useCorrections(
  record: Pick<MemberRecord, 'corrected'> | undefined,
  rows: readonly CorrectableRow[],
): void {
  const { id } = useAccount();
  const client = useQueryClient();
  const due = useMemo(
    () => (record ? correctionsOf(rows).filter((one) => !isCounted(record, one)) : []),
    [record, rows],
  );
  const count = useEffectEvent(async () => {
    if (!record) return;
    try {
      const all = await fetchCompletions(id, instantOf(0));
      for (const correction of due) {
        const { taskId, at, amounts } = correction;
        const from = countedFor(record, correction, all);
        const counted = { taskId, correctedAt: at, amounts, from, at: now() };
        await act({ client, accountId: id }, { kind: 'correct', ...counted });
      }
    } catch (error) {
      // Nobody waits for this: the next visit tries again.
      if (!(error instanceof BackendError)) throw error;
    }
  });
  const found = due.map(({ taskId, at }) => `${taskId} ${at}`).join();
  useEffect(() => {
    if (found !== '') void count();
  }, [found]);
}

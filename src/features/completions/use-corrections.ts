import { useEffect, useEffectEvent } from 'react';
import { act } from '@/data/actions/act';
import { fetchCompletions } from '@/data/completions';
import type { MemberRecord } from '@/domain/actions/record';
import { type CorrectableRow, correctionsOf, countedFor, isCounted } from '@/domain/correction';
import { useMemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';

/** Applies an admin's corrections of completions in the background, once each (decision 151). */
export function useCorrections(
  record: Pick<MemberRecord, 'corrected'> | undefined,
  rows: readonly CorrectableRow[],
): void {
  const { run } = useMemberAction();
  const due = record
    ? correctionsOf(rows).filter((correction) => !isCounted(record, correction))
    : [];
  const dueKeys = due.map(({ taskId, at }) => `${taskId} ${at}`).join();
  const count = useEffectEvent(
    () =>
      record &&
      run({
        kind: 'count corrections',
        row: dueKeys,
        run: async (actor) => {
          const all = await fetchCompletions(actor.accountId);
          for (const correction of due) {
            const { taskId, at, amounts } = correction;
            const from = countedFor(record, correction, all);
            const counted = { taskId, correctedAt: at, amounts, from, at: now() };
            await act(actor, { kind: 'correct', ...counted });
          }
        },
      }),
  );
  useEffect(() => {
    if (dueKeys !== '') count();
  }, [dueKeys]);
}

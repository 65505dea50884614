import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAnnounce } from '@/components/announcer';
import { assignmentFor, type Assignment, endOf } from '@/domain/daily-assignment';
import { type DailySet, dailySetOf, isDaily } from '@/domain/daily-set';
import { MINUTE_MS } from '@/domain/instant';
import { isKnown, type Selection } from '@/domain/selection';
import type { Home } from '@/data/home';
import { useNow } from '@/lib/use-now';
import { tidySelections } from '@/data/selections';
import { type AssignmentError, useReassign } from './use-reassign';

/** An answer older than this is asked for again before anything is reassigned by itself. */
const TRUSTED_MS = MINUTE_MS;

export interface DailyTasks {
  readonly set: DailySet;
  readonly assignment: Assignment;
  /** True while tasks are being chosen and written. */
  readonly assigning: boolean;
  readonly error: AssignmentError | null;
  /** 'Refresh Daily Tasks': new tasks at once, whatever the countdown says (D11). */
  refresh(): void;
}

/**
 * The account's daily tasks, kept as spec §4 demands: assigned when there are none, reassigned when
 * they are a day old or not three, also when the countdown reaches zero before the user's eyes (D17).
 * What another device did is looked up first, and a failure waits for the user instead of being
 * repeated.
 */
export function useDailyTasks(home: Home, query: UseQueryResult<Home>): DailyTasks {
  const announce = useAnnounce();
  const { start, pending, error } = useReassign(() => announce('You have new daily tasks.'));
  const set = dailySetOf(home.selections);
  const assignment = assignmentFor(set, useNow(MINUTE_MS, endOf(set)));

  const keepUp = useEffectEvent((kind: Assignment['kind'], isFetching: boolean, asOf: number) => {
    if (kind === 'keep' || isFetching || error) return;
    if (Date.now() - asOf < TRUSTED_MS) start(home);
    else if (!query.isError) void query.refetch();
  });
  useEffect(
    () => keepUp(assignment.kind, query.isFetching, home.fetchedAt),
    [assignment.kind, query.isFetching, home.fetchedAt],
  );
  const orphans = home.selections.filter((row) => !isDaily(row) && !isKnown(row));
  useTidying([...(set.whole ? set.leftovers : []), ...orphans]);

  return { set, assignment, assigning: pending, error, refresh: () => start(home) };
}

// Rows left by a connection lost in the middle of a reassignment, or by tasks deleted since.
function useTidying(rows: readonly Selection[]): void {
  const ids = rows.map(({ id }) => id).join('\n');
  useEffect(() => {
    if (ids !== '') void tidySelections(ids.split('\n'));
  }, [ids]);
}

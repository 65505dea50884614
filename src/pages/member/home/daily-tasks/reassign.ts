import type { Category } from '@/domain/category';
import { DAILY_COUNT } from '@/domain/daily-count';
import type { OfferedTask } from '@/domain/daily-offer';
import { notEnoughTasksMessage, type PickInput } from '@/domain/daily-pick';
import { setAsideIds } from '@/domain/daily-record';
import { latestPeriod } from '@/domain/daily-refresh';
import { dailySetOf } from '@/domain/daily-set';
import { nextTaskIds } from '@/domain/next-set';
import { dailySelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import type { StoredMember } from '@/domain/member-state';
import { REFRESH_WINDOW_MINUTES } from '@/domain/time-limits';
import { type Member, type MemberContext, openMember } from '@/data/member';
import { type NewSelection, newSelection } from '@/data/selections';
import { ASSIGNING_FAILED, RefreshOvertaken } from './assignment-error';
import type { Asked } from './asked';
import { dailyRequests, verifySet, writeSet } from './write-set';

/** Spec §9: up to 3 times. */
const ATTEMPTS = 3;

/** Spec §8, verbatim. */
const VERIFICATION_FAILED = `Task assignment verification failed after ${ATTEMPTS} attempts`;

export interface ReassignInput extends Pick<PickInput, 'completed'>, MemberContext {
  /** All live daily tasks. */
  readonly tasks: readonly OfferedTask[];
  /** The categories that matter to the user (D30). */
  readonly interests?: readonly Category[];
  /** The account's selections as last read. */
  readonly selections: readonly Selection[];
  /** Only for 'Refresh Daily Tasks' (D11). */
  readonly asked?: Asked | undefined;
  /** A set that was chosen without a connection: its tasks, by slot, and when, in milliseconds since the epoch. */
  readonly chosen?: { readonly taskIds: readonly string[]; readonly at: number } | undefined;
}

/**
 * Minutes until the next refresh, the account's selections and its member document as stored; or -1 and why
 * (spec §4).
 */
export type Reassigned =
  | {
      readonly minutes: typeof REFRESH_WINDOW_MINUTES;
      readonly selections: readonly Selection[];
      readonly member: StoredMember;
    }
  | { readonly minutes: -1; readonly message: string; readonly cause?: unknown };

/**
 * Assigns three new daily tasks to an account (spec §4 'Reassign'), other than those set aside while others are
 * left (D27).
 *
 * Writes the new set under IDs that tabs and devices in the same state share (D13), verifies it, and only
 * then deletes the rows it replaces. Before that, the daily record remembers what can be checked in late
 * (D28; docs/protocol.md, I9). A connection lost at any point thus leaves at least the old set, and the next visit continues from
 * there. A set that fails verification is rolled back, and another is tried under the next number, without tasks
 * that are gone by now. If another device has written a newer set, that one is adopted.
 * Throws a RefreshOvertaken if a refresh by hand gives way to something newer.
 */
export async function reassign(
  input: ReassignInput,
  requests = dailyRequests,
): Promise<Reassigned> {
  const gone = new Set<string>();
  const replaced = dailySetOf(input.selections);
  let member: Member;
  try {
    member = await openMember(input, requests);
  } catch (cause) {
    return fail(ASSIGNING_FAILED, cause);
  }
  // A number that another refresh has reserved may get its rows yet.
  let taken = input.asked ? latestPeriod(member.state.daily, replaced) : replaced.period;
  let refusal: Error | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = setAsideIds(member.state.daily);
    try {
      const found = input.tasks.filter(({ id }) => !gone.has(id));
      if (found.length < DAILY_COUNT) return fail(notEnoughTasksMessage(found.length));
      const choice = { ...input, tasks: found, setAside: before };
      const rows = rowsFor(choice, input.asked?.mayRepeat ? [] : replaced.current, taken + 1);
      const { stored } = member;
      const written = await writeSet({ ...input, stored }, replaced, rows, requests);
      ({ member } = written);
      const setAside = setAsideIds(member.state.daily);
      if (rows.some(({ taskId }) => setAside.includes(taskId) && !before.includes(taskId))) {
        // Another device has just set it aside. This set is another one to replace: a device may show it already.
        taken += 1;
        continue;
      }
      const outcome = await verifySet(input.accountId, rows, written.rows, taken + 1, requests);
      if (outcome.verified) {
        const { selections } = outcome;
        return { minutes: REFRESH_WINDOW_MINUTES, selections, member: member.stored };
      }
      for (const id of outcome.gone) gone.add(id);
      ({ taken, refusal } = outcome);
    } catch (cause) {
      if (cause instanceof RefreshOvertaken) throw cause;
      return fail(ASSIGNING_FAILED, cause);
    }
  }
  return refusal ? fail(ASSIGNING_FAILED, refusal) : fail(VERIFICATION_FAILED);
}

function fail(message: string, cause?: unknown): Reassigned {
  return { minutes: -1, message, cause };
}

interface Choice extends ReassignInput {
  /** IDs of the tasks the user has set aside (D27), least recent first. */
  readonly setAside: readonly string[];
}

function rowsFor(
  { accountId, now, chosen, ...input }: Choice,
  current: readonly Selection[],
  period: number,
): NewSelection[] {
  const taskIds = chosen?.taskIds ?? nextTaskIds({ ...input, accountId, current, period });
  return taskIds.map((taskId, slot) =>
    newSelection(accountId, dailySelectionId(accountId, period, slot), taskId, chosen?.at ?? now),
  );
}

import type { DailyRecord } from '@/domain/daily-record';
import { completedSince, withRefresh } from '@/domain/daily-refresh';
import { isOffered } from '@/domain/daily-offer';
import { type DailySet, dailySetOf } from '@/domain/daily-set';
import { tasksOf } from '@/domain/daily-swap';
import { withLastWindow } from '@/domain/last-window';
import type { Ledger } from '@/domain/ledger';
import { inDaily } from '@/domain/member-text';
import { periodOf } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import type { Outcome } from '@/data/batch';
import {
  afterChange,
  changeMember,
  type Member,
  memberChange,
  type MemberContext,
  openMember,
} from '@/data/member';
import { type MemberChange, memberRequests, type MemberRequests } from '@/data/member-requests';
import { assignDailies, cleanUpSelections, fetchDailySelections } from '@/data/selection-writes';
import type { NewSelection } from '@/data/selections';
import { isConflict } from '@/lib/errors';
import type { Asked } from './asked';
import { RefreshOvertaken } from './assignment-error';

/** The requests a reassignment makes; tests pass their own, which fail or arrive in another order. */
export interface DailyRequests extends MemberRequests {
  assignDailies: typeof assignDailies;
  fetchDailySelections: typeof fetchDailySelections;
  cleanUpSelections: typeof cleanUpSelections;
}

export const dailyRequests: DailyRequests = {
  ...memberRequests,
  assignDailies,
  fetchDailySelections,
  cleanUpSelections,
};

/** The outcome for a row: newly written, already there (D13), or refused for another reason. */
type Written = 'new' | 'there' | Error;

interface Account extends MemberContext {
  /** Only if the member asked for it (D11). */
  readonly asked?: Asked | undefined;
}

interface WrittenSet {
  readonly member: Member;
  readonly rows: readonly Written[];
}

/**
 * Stores a set that the member asked for: first in the record, unless a task was completed since or another device
 * was faster, and then its rows. Throws a BackendError, or a RefreshOvertaken.
 */
async function writeAskedSet(
  account: Account,
  { at }: Asked,
  replaced: DailySet,
  rows: readonly NewSelection[],
  requests: DailyRequests,
): Promise<WrittenSet> {
  const period = periodOf(rows[0]?.id ?? '');
  let completed: string | undefined;
  const change = inDaily((record: DailyRecord, ledger: Ledger) => {
    completed = completedSince(tasksOf(record, replaced), at, { ledger, completions: [] });
    if (completed !== undefined) return undefined;
    return withRefresh(withLastWindow(record, replaced, account.now), replaced, period, at);
  });
  const member = await changeMember(account, change, requests);
  if (!member) throw new RefreshOvertaken(completed);
  return { member, rows: await writeRows(account.accountId, rows, requests) };
}

/** Writes the rows of a set. A lost response is an Error for each, since they may be stored. */
export async function writeRows(
  accountId: string,
  rows: readonly NewSelection[],
  requests: Pick<DailyRequests, 'assignDailies'>,
): Promise<readonly Written[]> {
  return (await assign(accountId, rows, undefined, requests)).rows.map(writtenOf);
}

async function assign(
  accountId: string,
  rows: readonly NewSelection[],
  change: MemberChange | undefined,
  requests: Pick<DailyRequests, 'assignDailies'>,
) {
  return requests.assignDailies(accountId, rows, change).catch((cause: unknown) => {
    // Perhaps only the response was lost, so the stored rows are read anyway.
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return { member: undefined, rows: rows.map(() => error) };
  });
}

/**
 * Stores what can be checked in late and then the rows, in one request. If the record is refused or its response
 * is lost, it is stored again: without it, the replaced rows must not be deleted. Throws a BackendError, or a
 * RefreshOvertaken.
 */
export async function writeSet(
  account: Account,
  replaced: DailySet,
  rows: readonly NewSelection[],
  requests: DailyRequests,
): Promise<WrittenSet> {
  const { accountId, now, asked } = account;
  if (asked) return writeAskedSet(account, asked, replaced, rows, requests);
  const remember = inDaily((record) => withLastWindow(record, replaced, now));
  const member = await openMember(account, requests);
  const changed = remember(member.state) ?? member.state;
  if (changed === member.state) {
    return { member, rows: await writeRows(accountId, rows, requests) };
  }
  const change = await memberChange(account, member, changed, requests);
  const outcomes = await assign(accountId, rows, change, requests);
  const written = outcomes.rows.map(writtenOf);
  if (outcomes.member?.done) return { member: afterChange(change), rows: written };
  const again = { ...account, stored: undefined };
  return { member: (await changeMember(again, remember, requests)) ?? member, rows: written };
}

function writtenOf(outcome: Outcome<unknown> | Error): Written {
  if (outcome instanceof Error) return outcome;
  if (outcome.done) return 'new';
  return isConflict(outcome.error) ? 'there' : outcome.error;
}

type Verification =
  | { readonly verified: true; readonly selections: readonly Selection[] }
  | {
      readonly verified: false;
      /** The highest number in use; the next attempt uses the following one. */
      readonly taken: number;
      /** Picked tasks that have been deleted (D16), archived (D29) or are no longer daily tasks. */
      readonly gone: readonly string[];
      readonly refusal: Error | undefined;
    };

/** Reads the rows, then deletes those that they replace, or else those that were newly written. */
export async function verifySet(
  accountId: string,
  rows: readonly NewSelection[],
  written: readonly Written[],
  period: number,
  requests: DailyRequests,
): Promise<Verification> {
  const { selections, older } = await requests.fetchDailySelections(
    accountId,
    rows.map(({ id }) => id),
  );
  const set = dailySetOf(selections);
  const ours = selections.filter((row) => rows.some(({ id }) => id === row.id));
  const gone = ours.filter(({ task }) => !task || !isOffered(task)).map(({ taskId }) => taskId);
  // A device may show a complete set already, so it isn't rolled back; the next set replaces it.
  const isOutdated = set.isComplete && set.period === period && gone.length > 0;
  if (isOutdated) return { verified: false, taken: period, gone, refusal: undefined };
  if (set.isComplete && set.period >= period) {
    const leftovers = [...older, ...set.leftovers.map(({ id }) => id)];
    await requests.cleanUpSelections(leftovers);
    const left = selections.filter(({ id }) => !leftovers.includes(id));
    return { verified: true, selections: left };
  }
  await requests.cleanUpSelections(
    rows.filter((_, at) => written[at] === 'new').map(({ id }) => id),
  );
  return {
    verified: false,
    taken: Math.max(period, set.period),
    gone,
    refusal: written.find((outcome) => outcome instanceof Error),
  };
}

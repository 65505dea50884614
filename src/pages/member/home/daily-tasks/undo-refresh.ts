import type { QueryClient } from '@tanstack/react-query';
import { type Known, refreshToUndo, withRefreshUndone } from '@/domain/daily-refresh';
import { type DailySet, dailySetOf, isDaily } from '@/domain/daily-set';
import { readMember, type StoredMember } from '@/domain/member-state';
import { inDaily } from '@/domain/member-text';
import { dailySelectionId, periodOf } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { cachedHome, changeHome, withMember } from '@/data/home';
import { keys } from '@/data/keys';
import { changeMember } from '@/data/member';
import { newSelection } from '@/data/selections';
import { type DailyRequests, dailyRequests, writeRows } from './write-set';

export interface UndoRefreshInput {
  readonly accountId: string;
  /** The set that the refresh gave. */
  readonly set: DailySet;
  /** The profile's texts as last read. */
  readonly stored: StoredMember;
  readonly completions: Known['completions'];
  readonly now: number;
}

/** The account's daily selections and its member document as stored. */
export interface RefreshUndone {
  readonly selections: readonly Selection[];
  readonly member: StoredMember;
}

/**
 * Takes back a refresh by hand: the tasks before it come again, with their window (D11). They get the next number
 * (decision 008), which is reserved in the record first, so no other refresh takes it. Returns undefined if
 * something newer happened to the set. Throws a BackendError.
 */
export async function undoRefresh(
  { accountId, set, stored: before, completions, now }: UndoRefreshInput,
  requests: DailyRequests = dailyRequests,
): Promise<RefreshUndone | undefined> {
  const known = { ledger: undefined, completions };
  const wanted = refreshToUndo(readMember(before).daily, set, known, now);
  if (!wanted) return undefined;
  const change = inDaily((record, ledger) => {
    const isLatest = refreshToUndo(record, set, { ledger, completions }, now) !== undefined;
    return isLatest ? withRefreshUndone(record, set) : undefined;
  });
  const member = await changeMember({ accountId, now, stored: before }, change, requests);
  if (!member) return undefined;
  const period = member.state.daily.refresh?.period ?? 0;
  const rows = wanted.tasks.map((taskId, slot) =>
    newSelection(accountId, dailySelectionId(accountId, period, slot), taskId, wanted.start),
  );
  const written = await writeRows(accountId, rows, requests);
  const ids = rows.map(({ id }) => id);
  const { selections, older } = await requests.fetchDailySelections(accountId, ids);
  const stored = dailySetOf(selections);
  const isRestored =
    stored.isComplete &&
    stored.period === period &&
    stored.current.every(({ taskId }, slot) => taskId === wanted.tasks[slot]);
  if (!isRestored) {
    // A task was deleted, or another device has renewed the tasks.
    await requests.cleanUpSelections(ids.filter((_, at) => written[at] === 'new'));
    return undefined;
  }
  const isOlder = ({ id }: Selection) => periodOf(id) < period;
  await requests.cleanUpSelections([...older, ...selections.filter(isOlder).map(({ id }) => id)]);
  return { selections: selections.filter((row) => !isOlder(row)), member: member.stored };
}

/** Takes back the refresh on the home page. Returns false if something newer happened. Throws a BackendError. */
export async function undoShownRefresh(client: QueryClient, accountId: string): Promise<boolean> {
  const home = cachedHome(client, accountId);
  if (!home) return false;
  const { profile, selections, completions } = home;
  const set = dailySetOf(selections);
  const context = { accountId, stored: profile.member, now: Date.now() };
  const undone = await undoRefresh({ ...context, set, completions });
  if (!undone) {
    void client.invalidateQueries({ queryKey: keys.home(accountId) });
    return false;
  }
  changeHome(client, accountId, (shown) => ({
    ...withMember(shown, undone.member),
    selections: [
      ...shown.selections.filter((row) => !isDaily(row)),
      ...undone.selections.filter(isDaily),
    ],
  }));
  return true;
}

import { describe, expect, it } from 'vitest';
import { windowEnd } from './daily-assignment';
import { type DailyRecord, NOTHING_RECORDED } from './daily-record';
import {
  askedAt,
  completedSince,
  isRefreshOvertaken,
  type Known,
  latestPeriod,
  refreshToUndo,
  withRefresh,
  withRefreshUndone,
} from './daily-refresh';
import { dailySetOf } from './daily-set';
import { instantOf, MINUTE_MS } from './instant';
import { newLedger } from './ledger';
import { withCounted } from './ledger-changes';
import { newCompletion } from './new-completion';
import { dailySelectionId } from './row-ids';
import { selectionOf, taskOf } from './testing/rows';

const START = Date.parse('2025-06-12T08:00:00.000Z');
const AT = START + 60 * MINUTE_MS;
const setOf = (period: number, start: number, tasks: readonly string[]) =>
  dailySetOf(
    tasks.map((id, slot) =>
      selectionOf(id, dailySelectionId('me', period, slot), instantOf(start)),
    ),
  );
const before = setOf(1, START, ['a', 'b', 'c']);
const after = setOf(2, AT, ['d', 'e', 'f']);
const empty = NOTHING_RECORDED;
const nothing = { ledger: undefined, completions: [] };
const done = (id: string, at: number) => newCompletion('me', taskOf(id), at);
const knowing = (id: string, at: number) => ({ ...nothing, completions: [done(id, at)] });
const counting = (id: string, at: number) => ({
  ...nothing,
  ledger: withCounted(newLedger(0, at), done(id, at)),
});

function refreshed(record: DailyRecord = empty): DailyRecord {
  const changed = withRefresh(record, before, 2, AT);
  if (!changed) throw new Error('Another device was faster');
  return changed;
}

describe('A refresh', () => {
  it('remembers the tasks that it replaces and their window, also if a swap is being written', () => {
    const refresh = { period: 2, tasks: ['a', 'b', 'c'], start: START, at: AT };
    expect(refreshed().refresh).toEqual(refresh);
    const swap = { number: 1, period: 1, slot: 0, tasks: ['x', 'b', 'c'], away: ['a'] };
    expect(refreshed({ ...empty, swap }).refresh?.tasks).toEqual(['x', 'b', 'c']);
  });

  it('reserves its number, which another device shares if it refreshes the same set', () => {
    const record = refreshed();
    expect(withRefresh(record, before, 2, AT + 1)).toBe(record);
    expect(withRefresh(record, after, 3, AT + 1)?.refresh?.period).toBe(3);
    expect(withRefresh(withRefreshUndone(record, after), after, 3, AT + 1)).toBeUndefined();
    expect(latestPeriod(refreshed(), before)).toBe(2);
    expect(latestPeriod(empty, before)).toBe(1);
  });

  it('is dated after the completions that the member saw, whatever the clocks say', () => {
    const ahead = knowing('a', AT + MINUTE_MS);
    expect(askedAt(['a', 'b'], nothing, AT)).toBe(AT);
    expect(askedAt(['b'], ahead, AT)).toBe(AT);
    const at = askedAt(['a', 'b'], ahead, AT);
    expect(completedSince(['a', 'b'], at, ahead)).toBeUndefined();
  });

  it('finds a later completion among those counted and those shown', () => {
    expect(completedSince(['a', 'b'], AT, counting('b', AT))).toBe('b');
    expect(completedSince(['a', 'b'], AT, knowing('b', AT + 1))).toBe('b');
    expect(completedSince(['a', 'b'], AT, knowing('b', AT - 1))).toBeUndefined();
    expect(completedSince(['a', 'b'], AT, knowing('z', AT + 1))).toBeUndefined();
  });
});

describe('A refresh can be undone', () => {
  const soon = AT + MINUTE_MS;
  const canUndo = (record: DailyRecord, set = after, known: Known = nothing, now = soon) =>
    refreshToUndo(record, set, known, now) !== undefined;

  it('as long as nothing newer happened', () => {
    expect(canUndo(refreshed())).toBe(true);
    expect(canUndo(refreshed(), after, knowing('a', START + 1))).toBe(true);
    expect(canUndo(empty)).toBe(false);
    expect(canUndo(refreshed(), before)).toBe(false);
    expect(canUndo(refreshed(), setOf(3, soon, ['g', 'h', 'i']))).toBe(false);
    expect(canUndo(refreshed(), after, knowing('d', soon))).toBe(false);
    expect(canUndo(refreshed(), after, counting('d', soon))).toBe(false);
    const swap = { number: 1, period: 2, slot: 0, tasks: ['x', 'e', 'f'], away: ['d'] };
    expect(canUndo({ ...refreshed(), swap })).toBe(false);
  });

  it('if a task was complete before it came again', () => {
    expect(canUndo(refreshed(), after, knowing('d', AT - 1))).toBe(true);
  });

  it('while the window of its tasks lasts', () => {
    expect(canUndo(refreshed(), after, nothing, windowEnd(before) - 1)).toBe(true);
    expect(canUndo(refreshed(), after, nothing, windowEnd(before))).toBe(false);
  });

  it('once', () => {
    const undone = withRefreshUndone(refreshed(), after);
    expect(undone.refresh?.period).toBe(3);
    expect(canUndo(undone, setOf(3, START, ['a', 'b', 'c']))).toBe(false);
  });
});

describe('A refresh gives way', () => {
  const isOvertaken = (known: Known, set = after) =>
    isRefreshOvertaken(refreshed(), set, known, AT + MINUTE_MS);

  it('to a later completion of a task that it took away', () => {
    expect(isOvertaken(knowing('a', AT + 1))).toBe(true);
    expect(isOvertaken(knowing('a', AT - 1))).toBe(false);
    expect(isOvertaken(nothing)).toBe(false);
  });

  it('not if the task is in the new set too, or one of the new tasks was completed', () => {
    expect(isOvertaken(knowing('a', AT + 1), setOf(2, AT, ['a', 'e', 'f']))).toBe(false);
    const completions = [done('a', AT + 1), done('d', AT + 2)];
    expect(isOvertaken({ ...nothing, completions })).toBe(false);
  });
});

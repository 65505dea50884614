import { describe, expect, it } from 'vitest';
import { applyAll, applyNext } from './actions/apply';
import type { Action } from './actions/action';
import type { Member } from './actions/member';
import { actionOf, complete, memberOf, NOW, undo } from './actions/testing/members';
import type { HistoryRow } from './history';
import { historyRows } from './history';
import { shownRows } from './history-shown';
import { activeDays } from './actions/shown';
import { calendarDayOf } from './calendar-day';
import { DAY_MS } from './instant';
import { completionOf, taskOf } from './testing/rows';

const bike = taskOf('bike', 'Daily', { name: 'Bike', score: 20, duration: 7 });
const walk = taskOf('walk', 'Daily', { name: 'Walk' });

const listed = (...rows: ReturnType<typeof completionOf>[]): HistoryRow[] =>
  historyRows(rows, [bike, walk]);

function shown(
  rows: readonly HistoryRow[],
  member: Member,
  actions: readonly Action[] = [],
  held = new Set<string>(),
) {
  const { record, completions } = member;
  return shownRows(rows, { accountId: 'me', record, completions, actions, held });
}

const rode = applyAll(memberOf(), [complete(bike)]);
const ride = completionOf('me', bike, NOW);

describe('the history', () => {
  it('has a completion that the list doesn’t have yet, once', () => {
    expect(shown([], rode)).toMatchObject([{ id: ride.id, name: 'Bike', points: 20 }]);
    expect(shown(listed(ride), rode)).toEqual(listed(ride));
  });

  it('lacks an undone completion that the list still has', () => {
    const undone = applyAll(rode, [undo(rode, 'bike', NOW + 1)]);
    expect(shown(listed(ride), undone)).toEqual([]);
  });

  it('has what another client wrote, and what has settled since', () => {
    const theirs = { ...completionOf('me', walk, NOW), id: 'theirs' };
    const settled = completionOf('me', walk, NOW - 30 * DAY_MS);
    const ids = shown(listed(theirs, settled), rode).map(({ id }) => id);
    expect(ids).toEqual(['theirs', settled.id, ride.id]);
  });

  it('has a row that two pages bring once', () => {
    expect(shown(listed(ride, ride), rode)).toHaveLength(1);
  });

  it('marks what waits, and hides what waits to be undone', () => {
    const waiting = shown([], memberOf(), [complete(walk)]);
    expect(waiting).toMatchObject([{ name: 'Walk', isWaiting: true }]);
    expect(shown(listed(ride), rode, [undo(rode, 'bike', NOW + 1)])).toEqual([]);
  });

  it('has the note that the record lists, or the one that waits', () => {
    const about = { taskId: 'bike', name: 'Bike', rowId: ride.id, doneAt: NOW };
    const [first, second] = ['12 km', '14 km'].map((note) =>
      actionOf({ kind: 'note', ...about, note }),
    );
    if (!first || !second) throw new Error('Two notes are needed');
    const noted = applyAll(rode, [first]);
    const earlier = listed({ ...ride, note: 'earlier', noteRevision: 0 });
    expect(shown(earlier, noted)).toMatchObject([{ note: '12 km' }]);
    expect(shown(earlier, rode)).toMatchObject([{ note: null }]);
    expect(shown(earlier, noted, [second])).toMatchObject([{ note: '14 km', isWaiting: false }]);
    expect(shown(earlier, noted, [second], new Set([second.id]))).toMatchObject([
      { isWaiting: true },
    ]);
  });

  it('shows a completion that waits and overlaps a stored one once', () => {
    expect(shown(listed(ride), rode, [complete(bike, NOW + DAY_MS)])).toEqual(listed(ride));
    expect(shown(listed(ride), rode, [complete(bike, NOW + 7 * DAY_MS)])).toHaveLength(2);
  });

  it('is what was listed while there is no record', () => {
    const known = {
      accountId: 'me',
      record: undefined,
      completions: [],
      actions: [],
      held: new Set<string>(),
    };
    expect(shownRows(listed(ride), known)).toEqual(listed(ride));
  });
});

describe('the days of the history', () => {
  const tomorrow = calendarDayOf(NOW) + 1;
  const travelled = applyAll(memberOf(), [{ ...complete(bike), day: tomorrow }]);
  const daysOf = (rows: readonly HistoryRow[], { accountId, record }: Member) =>
    activeDays({ accountId, record, completions: rows });

  it('are those of the devices that completed the tasks, as on the home page', () => {
    expect(daysOf(listed(ride), travelled)).toEqual(new Set([tomorrow]));
    const now = NOW + 30 * DAY_MS;
    const { member } = applyNext(travelled, [complete(walk, now)], { gone: new Set(), now });
    const rows = listed(ride, completionOf('me', walk, now));
    expect(daysOf(rows, member)).toEqual(activeDays(member));
    expect(daysOf(rows, member)).toEqual(new Set([tomorrow, calendarDayOf(now)]));
  });

  it('are the reader’s of what the record doesn’t know: older, waiting or another client’s', () => {
    const now = NOW + 30 * DAY_MS;
    const { member } = applyNext(travelled, [complete(walk, now)], { gone: new Set(), now });
    const older = completionOf('me', walk, NOW - 90 * DAY_MS);
    const theirs = { ...completionOf('me', walk, now + 2 * DAY_MS), id: 'theirs' };
    const waiting = listed(completionOf('me', bike, now + DAY_MS));
    const rows = [...listed(older, theirs), ...waiting.map((row) => ({ ...row, isWaiting: true }))];
    const all = [NOW - 90 * DAY_MS, now + DAY_MS, now + 2 * DAY_MS].map(calendarDayOf);
    expect(daysOf(rows, member)).toEqual(new Set([tomorrow, ...all]));
    expect(activeDays({ accountId: 'me', record: undefined, completions: listed(ride) })).toEqual(
      new Set([calendarDayOf(NOW)]),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DailyRecord,
  NOTHING_RECORDED,
  SET_ASIDE_REASONS,
  type SetAsideReason,
  setAsideIds,
} from './daily-record';
import { readMember } from './member-state';
import { memberText, newMember } from './member-text';
import { type DailySet, dailySetOf } from './daily-set';
import { isSwappable, staleRows, tasksOf, unwrittenRows } from './daily-swap';
import { dailySelectionId } from './row-ids';
import { planSwap } from './swap-plan';
import { selectionOf } from './testing/rows';

const catalog = Array.from({ length: 9 }, (_, at) => `t${at}`);
const choice = { accountId: 'me', catalog, completed: new Set<string>() };
const empty = NOTHING_RECORDED;

const setOf = (tasks: readonly string[], period = 4): DailySet =>
  dailySetOf(tasks.map((id, slot) => selectionOf(id, dailySelectionId('me', period, slot))));
const set = setOf(['t0', 't1', 't2']);

/** The rows after what the record says was written. */
const shownBy = (record: DailyRecord): DailySet => setOf(tasksOf(record, set));
const stored = (daily: DailyRecord) => {
  const memberState = memberText({ ...newMember(0, 1), daily }, 1);
  return readMember({ level: 0, memberState, ledger: null, dailyRecord: null }).daily;
};

const requests = fc.array(
  fc.record({
    slot: fc.nat(2),
    reason: fc.option(fc.constantFrom(...SET_ASIDE_REASONS), { nil: undefined }),
    isUndone: fc.boolean(),
  }),
  { maxLength: 40 },
);

interface Click {
  readonly slot: number;
  readonly reason?: SetAsideReason | undefined;
}

const setAside = (taskId: string, reason: SetAsideReason | undefined, at: number) =>
  reason && { taskId, reason, at };

/** Applies requests one after the other. Returns every record on the way. */
function history(of: readonly string[], all: readonly Click[]) {
  const records = [empty];
  all.forEach(({ reason, ...request }, at) => {
    const record = records.at(-1) ?? empty;
    const from = tasksOf(record, set)[request.slot] ?? '';
    const planned = planSwap(
      record,
      set,
      { ...request, at, from, setAside: setAside(from, reason, at + 1) },
      { ...choice, catalog: of },
    );
    if (planned) records.push(stored(planned));
  });
  return records;
}

describe('Swapping daily tasks', () => {
  it('always leaves three different tasks, with the other two in place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 9 }), requests, (size, all) => {
        const records = history(catalog.slice(0, size), all);
        records.forEach((record, at) => {
          const tasks = tasksOf(record, set);
          expect(new Set(tasks).size).toBe(3);
          const before = tasksOf(records[at - 1] ?? record, set);
          const changed = tasks.filter((id, slot) => id !== before[slot]);
          expect(changed.length).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('never gives a task that was set aside while others are left', () => {
    fc.assert(
      fc.property(requests, (all) => {
        const records = history(catalog, all);
        records.forEach((record, at) => {
          const before = tasksOf(records[at - 1] ?? record, set);
          const given = tasksOf(record, set).find((id, slot) => id !== before[slot]);
          const aside = setAsideIds(record);
          if (given === undefined || !aside.includes(given)) return;
          const left = catalog.filter((id) => !aside.includes(id) && !before.includes(id));
          expect(left).toEqual([]);
          // The least recent of those that the card could show.
          expect(given).toBe(aside.find((id) => !before.includes(id)));
        });
      }),
    );
  });

  it('offers every other task before one that was swapped away', () => {
    const plain = Array.from({ length: 6 }, () => ({ slot: 1 }));
    const given = history(catalog, plain).map((record) => tasksOf(record, set)[1]);
    expect(new Set(given).size).toBe(7);
  });

  it('picks the same task on every device, and another one after each swap', () => {
    const request = { at: 10, slot: 0, from: 't0' };
    const [one, other] = [1, 2].map(() => planSwap(empty, set, request, choice));
    expect(one).toEqual(other);
  });

  it('is taken back, with what was set aside before', () => {
    const before = { taskId: 't1', reason: 'doing' as const, at: 5 };
    const record: DailyRecord = { setAside: [before] };
    const request = { at: 10, slot: 1, from: 't1', setAside: setAside('t1', 'unsuited', 9) };
    const swapped = planSwap(record, set, request, choice) ?? record;
    const from = tasksOf(swapped, set)[1] ?? '';
    const back = { at: 10, slot: 1, from, to: 't1', isBack: true, setAside: before };
    const undone = planSwap(swapped, shownBy(swapped), back, choice);
    expect(undone?.setAside).toEqual([before]);
    expect(undone && tasksOf(undone, set)).toEqual(['t0', 't1', 't2']);
  });

  it('does nothing if another device swapped the task, or shows the one to take back', () => {
    const request = { at: 10, slot: 0, from: 't5' };
    expect(planSwap(empty, set, request, choice)).toBeUndefined();
    const back = { at: 10, slot: 0, from: 't0', to: 't2', isBack: true };
    expect(planSwap(empty, set, back, choice)).toBeUndefined();
  });

  it('gives the task that was shown without a connection, once', () => {
    const request = { at: 10, slot: 0, from: 't0', to: 't7' };
    const swapped = planSwap(empty, set, request, choice) ?? empty;
    expect(tasksOf(swapped, set)).toEqual(['t7', 't1', 't2']);
    expect(planSwap(swapped, set, request, choice)).toEqual(swapped);
    const later =
      planSwap(swapped, set, { at: 10, slot: 0, from: 't7', to: 't8' }, choice) ?? empty;
    expect(planSwap(later, set, request, choice)).toEqual(later);
  });

  it('does nothing to a set before that of the latest swap', () => {
    const next = setOf(['t6', 't7', 't8'], 5);
    const swapped = planSwap(empty, next, { at: 10, slot: 0, from: 't6' }, choice) ?? empty;
    expect(planSwap(swapped, set, { at: 10, slot: 0, from: 't0' }, choice)).toBeUndefined();
  });

  it('keeps the task if no other is left, and remembers that it was set aside', () => {
    const few = { ...choice, catalog: ['t0', 't1', 't2'] };
    expect(planSwap(empty, set, { at: 10, slot: 0, from: 't0' }, few)).toBe(empty);
    const aside = planSwap(
      empty,
      set,
      { at: 10, slot: 0, from: 't0', setAside: setAside('t0', 'doing', 1) },
      few,
    );
    expect(aside).toEqual({
      ...empty,
      setAside: [{ taskId: 't0', reason: 'doing', at: 1 }],
    });
  });

  it('starts again from the rows of the next set', () => {
    const swapped = planSwap(empty, set, { at: 10, slot: 0, from: 't0' }, choice) ?? empty;
    const next = setOf(['t6', 't7', 't8'], 5);
    expect(tasksOf(swapped, next)).toEqual(['t6', 't7', 't8']);
    expect(staleRows(swapped, next)).toEqual([]);
    const again = planSwap(swapped, next, { at: 10, slot: 2, from: 't8' }, choice);
    expect(again?.swap).toMatchObject({ number: 2, period: 5, slot: 2, away: ['t8'] });
  });

  it('is written in one row, until that shows it', () => {
    const swapped = planSwap(empty, set, { at: 10, slot: 1, from: 't1' }, choice) ?? empty;
    const taskId = swapped.swap?.tasks[1];
    expect(staleRows(swapped, set)).toEqual([
      { id: dailySelectionId('me', 4, 1), taskId, number: 1 },
    ]);
    expect(staleRows(swapped, shownBy(swapped))).toEqual([]);
    expect(unwrittenRows(swapped, set)).toEqual(staleRows(swapped, set));
    // The page shows it before the row is known to be written.
    const shown = shownBy(swapped).current;
    expect(unwrittenRows(swapped, dailySetOf(shown))).toEqual(staleRows(swapped, set));
    const rows = shown.map((row, slot) => (slot === 1 ? { ...row, swap: 1 } : row));
    expect(unwrittenRows(swapped, dailySetOf(rows))).toEqual([]);
  });

  it('is not offered for sets whose rows have no number', () => {
    expect(isSwappable(set)).toBe(true);
    expect(isSwappable(dailySetOf(['a', 'b', 'c'].map((id) => selectionOf(id, id))))).toBe(false);
    expect(isSwappable(setOf(['t0', 't1']))).toBe(false);
  });
});

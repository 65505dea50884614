import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Completion } from './completion';
import { impactOf, totalImpact } from './impact/impact';
import { savingRow, savingsOf } from './impact/savings';
import { DAY_MS, instantOf } from './instant';
import { newLedger } from './ledger';
import { withCounted, withUndone } from './ledger-changes';
import { brokenInState } from './member-invariants';
import { type MemberState, readMember, stateOf } from './member-state';
import { memberText, newMember, pruneState } from './member-text';
import { rebuild } from './rebuild-member';
import { taskOf } from './testing/rows';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const YEARS = 3;

const amount = fc.option(fc.double({ min: 0.001, max: 20_000, noNaN: true }));
const figures = fc.record({ carbonKg: amount, waterLiters: amount, moneyDollars: amount });

/** A completion on a day, of a task with figures, which may be deleted then; undone an hour later, or not. */
const deed = fc.record({
  day: fc.nat(365 * YEARS),
  days: fc.constantFrom(1, 3, 60, 365),
  figures,
  isUndone: fc.boolean(),
  isDeleted: fc.boolean(),
});

type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;
type DeedOfTask = Pick<Deed, 'day' | 'days' | 'figures'>;

const taskAt = ({ days, figures: saves }: DeedOfTask, at: number) =>
  taskOf(`t${at}`, 'Daily', { ...saves, duration: days });

function completionOf(one: DeedOfTask, at: number): Completion {
  const { day, days } = one;
  const from = START + day * DAY_MS;
  const task = taskAt(one, at);
  return {
    id: `me#done#${task.id}#${days}d${day}`,
    taskId: task.id,
    completedDate: instantOf(from),
    expirationDate: instantOf(from + days * DAY_MS),
    saved: savingsOf(task),
  };
}

/** Writes a state and reads it again, as the other device does. */
function onOtherDevice(state: MemberState): MemberState {
  const memberState = memberText(state, 1);
  const { level } = state.ledger;
  const read = stateOf(readMember({ level, memberState, ledger: null, dailyRecord: null }));
  if (!read) throw new Error('The document has to say all');
  return read;
}

const inLedger = (state: MemberState, ledger: MemberState['ledger']): MemberState => ({
  ...state,
  ledger,
});

function savedIn({ ledger: { saved } }: MemberState) {
  if (!saved) return undefined;
  const { since: _, ...impact } = saved;
  return impact;
}

describe('What a member has saved since the start', () => {
  it('is exact after three years on two devices, whatever was undone, and however many rows and tasks are gone', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 120 }), (deeds) => {
        const sorted = deeds.toSorted((a, b) => a.day - b.day);
        let state = newMember(0, START);
        for (const [at, one] of sorted.entries()) {
          const row = completionOf(one, at);
          const now = START + one.day * DAY_MS;
          state = inLedger(state, withCounted(state.ledger, row));
          // A device that saw nothing of it counts it again, which changes nothing.
          state = onOtherDevice(inLedger(state, withCounted(state.ledger, row)));
          if (one.isUndone) {
            state = inLedger(state, withUndone(withUndone(state.ledger, row), row));
          }
          state = onOtherDevice(pruneState(state, now));
        }
        state = pruneState(state, START + (YEARS + 2) * 365 * DAY_MS);
        expect(state.ledger.counted).toEqual([]);
        const kept = sorted.filter(({ isUndone }) => !isUndone);
        expect(savedIn(state)).toEqual(totalImpact(kept.map((one) => impactOf(one.figures))));
        // Each row is read as a page reads it, without its task if that is deleted.
        const read = sorted.flatMap((one, at) => {
          const task = one.isDeleted ? null : taskAt(one, at);
          return one.isUndone ? [] : [savingRow(completionOf(one, at), task).impact];
        });
        expect(savedIn(state)).toEqual(totalImpact(read));
        expect(state.ledger.level).toBe(kept.length);
        expect(state.ledger.saved?.since === null).toBe(kept.length === 0);
      }),
      { numRuns: 60 },
    );
  });

  it('says since when', () => {
    const [first, second] = [5, 9].map((day, at) =>
      completionOf(
        {
          day,
          days: 1,
          figures: { carbonKg: 1, waterLiters: null, moneyDollars: null },
        },
        at,
      ),
    );
    if (!first || !second) throw new Error('There have to be two');
    const ledger = withCounted(withCounted(newLedger(0, START), first), second);
    expect(ledger.saved?.since).toBe(START + 5 * DAY_MS);
    const none = withUndone(withUndone(ledger, first), second);
    expect(none.saved).toEqual({ since: null, amounts: [], estimated: 0, notEstimated: 0 });
  });

  it('is found out from the rows once for a document of version 1, and an undo then takes out exactly its share', () => {
    const bike = completionOf(
      {
        day: 400,
        days: 3,
        figures: { carbonKg: 1.25, waterLiters: null, moneyDollars: null },
      },
      1,
    );
    const old = completionOf(
      {
        day: 2,
        days: 3,
        figures: { carbonKg: 2, waterLiters: 4, moneyDollars: null },
      },
      2,
    );
    const now = START + 400 * DAY_MS;
    const entry = `["t1","3d400",${now},${now + 3 * DAY_MS}]`;
    const since = now - 4 * DAY_MS;
    const memberState = `{"revision":3,"version":1,"ledger":{"level":9,"since":${since},"counted":[${entry}],"undone":[]},"daily":{"setAside":[]},"days":[]}`;
    const reading = readMember({ level: 9, memberState, ledger: null, dailyRecord: null });
    expect(reading.problem).toBeUndefined();
    expect(stateOf(reading)).toBeUndefined();
    const state = rebuild(reading, { stored: [old, bike], gone: [], level: 9 }, now);
    expect(savedIn(state)).toMatchObject({
      amounts: [3250, 4000],
      estimated: 2,
      notEstimated: 0,
    });
    expect(onOtherDevice(state)).toEqual(state);
    const undone = withUndone(state.ledger, bike);
    expect(savedIn(inLedger(state, undone))).toMatchObject({ amounts: [2000, 4000], estimated: 1 });
    expect(undone.level).toBe(8);
  });

  it('is not written if it lacks what a listed completion saved', () => {
    const row = completionOf(
      {
        day: 1,
        days: 3,
        figures: { carbonKg: 1, waterLiters: null, moneyDollars: null },
      },
      1,
    );
    const state = newMember(0, START);
    const ledger = withCounted(state.ledger, row);
    const lacking = inLedger(state, { ...ledger, saved: newLedger(0, START).saved });
    expect(brokenInState(lacking)).toMatch(/^I11/);
    expect(() => memberText(lacking, 1)).toThrow(/would break I11/);
  });
});

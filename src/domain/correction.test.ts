import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Completion } from './completion';
import { correctedSavings, type Correction, correctionsOf, dueCorrections } from './correction';
import { savingRow, savingsOf } from './impact/savings';
import { totalImpact } from './impact/impact';
import { DAY_MS, instantOf } from './instant';
import type { Ledger } from './ledger';
import { withCounted, withUndone } from './ledger-changes';
import { withCorrections } from './ledger-corrections';
import { brokenInLedger } from './member-invariants';
import { readMember, stateOf } from './member-state';
import { memberText, newMember, pruneState } from './member-text';
import { taskOf } from './testing/rows';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const bus = taskOf('bus', 'Daily', { carbonKg: 2, savesOver: 30 });
const walk = taskOf('walk', 'Daily', { carbonKg: 0.5, waterLiters: 3 });
const plain = taskOf('plain');

function completionOf(task: typeof bus, day: number): Completion {
  const from = START + day * DAY_MS;
  return {
    id: `me#done#${task.id}#1d${day}`,
    taskId: task.id,
    completedDate: instantOf(from),
    expirationDate: instantOf(from + DAY_MS),
    saved: savingsOf(task),
  };
}

/** The correction of a task to figures on a day, and how its row says it. */
function correctionOf(task: typeof bus, day: number, figures: Partial<typeof bus>) {
  const correctedSaved = savingsOf({ ...task, ...figures });
  return { ...task, ...figures, correctedAt: instantOf(START + day * DAY_MS), correctedSaved };
}

const inLedger = (rows: readonly Completion[], day: number): Ledger => {
  const state = newMember(0, START);
  const ledger = rows.reduce(withCounted, state.ledger);
  return pruneState({ ...state, ledger }, START + day * DAY_MS).ledger;
};

const found = (task: ReturnType<typeof correctionOf>): Correction[] =>
  correctionsOf([{ taskId: task.id, completedDate: instantOf(0), task }]);

const sumOf = ({ saved }: Ledger) => {
  if (!saved) return undefined;
  const { since: _, ...impact } = saved;
  return impact;
};

/** What pages add up for the same rows. */
const shownSum = (
  rows: readonly Completion[],
  tasks: ReadonlyMap<string, Parameters<typeof savingRow>[1]>,
) => totalImpact(rows.map((row) => savingRow(row, tasks.get(row.taskId)).impact));

describe('A correction (I12)', () => {
  it('reaches completions before it, and no later ones', () => {
    const corrected = correctionOf(bus, 5, { carbonKg: 1 });
    expect(correctedSavings(completionOf(bus, 4), corrected)?.[2]).toBe(1000);
    expect(correctedSavings(completionOf(bus, 5), corrected)).toBeUndefined();
    expect(correctedSavings(completionOf(bus, 4), bus)).toBeUndefined();
    expect(savingRow(completionOf(bus, 4), corrected)).toMatchObject({
      impact: { amounts: [1000] },
      savesOver: 30,
    });
    expect(savingRow(completionOf(bus, 6), corrected).impact.amounts).toEqual([2000]);
  });

  it('makes the sum what the rows show, once, however often devices apply it, listed and settled ones alike', () => {
    const day = fc.nat(60);
    const deed = fc.record({ task: fc.constantFrom(bus, walk, plain), day });
    const figures = fc.record({
      carbonKg: fc.option(fc.integer({ min: 1, max: 9 })),
      waterLiters: fc.option(fc.integer({ min: 1, max: 9 })),
    });
    const act = fc.record({ task: fc.constantFrom(bus, walk, plain), day, figures });
    fc.assert(
      fc.property(
        fc.uniqueArray(deed, { selector: (one) => `${one.task.id}${one.day}` }),
        // Each correction of a task has an instant of its own.
        fc.uniqueArray(act, { maxLength: 4, selector: (one) => `${one.task.id}${one.day}` }),
        (deeds, acts) => {
          const rows = deeds.map((one) => completionOf(one.task, one.day));
          let ledger = inLedger(rows, 61);
          const tasks = new Map([bus, walk, plain].map((task) => [task.id, task]));
          for (const one of acts.toSorted((a, b) => a.day - b.day)) {
            const corrected = correctionOf(one.task, one.day, one.figures);
            tasks.set(one.task.id, corrected);
            const once = withCorrections(ledger, found(corrected), rows);
            ledger = withCorrections(once, found(corrected), rows);
            expect(ledger).toBe(once);
          }
          expect(sumOf(ledger)).toEqual(shownSum(rows, tasks));
          expect(brokenInLedger(ledger)).toBeUndefined();
          // An undo takes out exactly what is counted.
          const [last] = rows.toSorted((a, b) => (a.completedDate < b.completedDate ? 1 : -1));
          if (!last || Date.parse(last.expirationDate) <= ledger.since) return;
          const left = rows.filter((row) => row !== last);
          expect(sumOf(withUndone(ledger, last))).toEqual(shownSum(left, tasks));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('reaches a completion that is counted after it', () => {
    const corrected = correctionOf(bus, 5, { carbonKg: 1 });
    const ledger = withCorrections(inLedger([], 0), found(corrected), []);
    const late = completionOf(bus, 4);
    expect(sumOf(withCounted(ledger, late))?.amounts).toEqual([1000]);
    expect(sumOf(withCounted(ledger, completionOf(bus, 6)))?.amounts).toEqual([2000]);
    expect(sumOf(withUndone(withCounted(ledger, late), late))?.amounts).toEqual([]);
  });

  it('leaves what removed rows, and rows without savings, have in the sum', () => {
    const [kept, removed, old] = [1, 2, 3].map((day) => completionOf(bus, day));
    if (!kept || !removed || !old) throw new Error('There have to be three');
    const ledger = inLedger([kept, removed, old], 400);
    const corrected = correctionOf(bus, 300, { carbonKg: 1 });
    const after = withCorrections(ledger, found(corrected), [kept, { ...old, saved: null }]);
    expect(sumOf(after)).toMatchObject({ amounts: [1000 + 2000 + 2000], estimated: 3 });
  });

  it('takes out no more than there is, of rows that were never counted', () => {
    const stray = completionOf(bus, 1);
    const recent = completionOf(bus, 399);
    const corrected = correctionOf(bus, 400, { carbonKg: null });
    const after = withCorrections(inLedger([recent], 400), found(corrected), [stray, recent]);
    expect(sumOf(after)?.amounts).toEqual([]);
    expect(brokenInLedger(after)).toBeUndefined();
  });

  it('that is counted is stored, in a document that the version before leaves alone', () => {
    const state = newMember(0, START);
    expect(memberText(state, 1)).toContain('"version":2,');
    const corrections = found(correctionOf(bus, 5, { carbonKg: 1 }));
    const ledger = withCorrections(state.ledger, corrections, []);
    const memberState = memberText({ ...state, ledger }, 2);
    expect(memberState).toContain('"version":3,');
    const read = stateOf(readMember({ level: 0, memberState, ledger: null, dailyRecord: null }));
    expect(read && dueCorrections(read.ledger, corrections)).toEqual([]);
  });
});

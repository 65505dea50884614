import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAll, applyNext } from './actions/apply';
import type { Member } from './actions/member';
import { newRecord, recordText } from './actions/record';
import { lifetimeOf } from './actions/shown';
import { actionOf, complete, memberOf, undo } from './actions/testing/members';
import type { Completion } from './completion';
import {
  correctedSavings,
  correctionNotes,
  type Correction,
  correctionsOf,
  countedFor,
  isCounted,
} from './correction';
import { totalImpact } from './impact/impact';
import { savingRow, savingsOf } from './impact/savings';
import { DAY_MS, epochOf, instantOf } from './instant';
import { completionOf, taskOf } from './testing/rows';
import { forAll } from './testing/for-all';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const bus = taskOf('bus', 'Daily', { carbonKg: 2, savesOver: 30 });
const walk = taskOf('walk', 'Daily', { carbonKg: 0.5, waterLiters: 3, moneyDollars: 1 });
const plain = taskOf('plain');

const rowOf = (task: typeof bus, day: number) => completionOf('me', task, START + day * DAY_MS);

/** A task's correction on a given day, and its form in the task's row. */
function correctionOf(task: typeof bus, day: number, figures: Partial<typeof bus>) {
  const correctedSaved = savingsOf({ ...task, ...figures });
  return { ...task, ...figures, correctedAt: instantOf(START + day * DAY_MS), correctedSaved };
}

/** A member who completed these tasks, as of a given day. */
function memberWith(rows: readonly Completion[], day: number): Member {
  const byTask = new Map([bus, walk, plain].map((task) => [task.id, task]));
  const done = rows.map((row) =>
    complete(byTask.get(row.taskId) ?? plain, epochOf(row.completedDate)),
  );
  const now = START + day * DAY_MS;
  const last = complete(taskOf('last'), now);
  const member = applyAll(memberOf({}, {}, START), done);
  return applyNext(member, [last], { gone: new Set(), now }).member;
}

const due = ({ record }: Pick<Member, 'record'>, corrections: readonly Correction[]) =>
  corrections.filter((one) => !isCounted(record, one));

const found = (task: ReturnType<typeof correctionOf>): Correction[] =>
  correctionsOf([{ taskId: task.id, completedDate: instantOf(0), task }]);

/** Applies corrections as a page that has read `rows` does. */
function corrected(
  member: Member,
  corrections: readonly Correction[],
  rows: readonly Completion[],
) {
  return due(member, corrections).reduce((now, one) => {
    const { taskId, at: correctedAt, amounts } = one;
    const from = countedFor(now.record, one, rows);
    return applyAll(now, [actionOf({ kind: 'correct', taskId, correctedAt, amounts, from })]);
  }, member);
}

/** The sum, minus the completion that `memberWith` adds at the end. */
const sumOf = ({ record }: Member) => {
  const { notEstimated, since: _, ...impact } = record.saved;
  return { ...impact, notEstimated: notEstimated - 1 };
};

/** The total that pages show for the same rows. */
const shownSum = (
  rows: readonly Completion[],
  tasks: ReadonlyMap<string, Parameters<typeof savingRow>[1]>,
) => totalImpact(rows.map((row) => savingRow(row, tasks.get(row.taskId)).impact));

describe('A correction', () => {
  it('reaches completions before it, and no later ones', () => {
    const task = correctionOf(bus, 5, { carbonKg: 1 });
    expect(correctedSavings(rowOf(bus, 4), task)?.[2]).toBe(1000);
    expect(correctedSavings(rowOf(bus, 5), task)).toBeUndefined();
    expect(correctedSavings(rowOf(bus, 4), bus)).toBeUndefined();
    expect(savingRow(rowOf(bus, 4), task)).toMatchObject({
      impact: { amounts: [1000] },
      savesOver: 30,
    });
    expect(savingRow(rowOf(bus, 6), task).impact.amounts).toEqual([2000]);
  });

  it('reaches nothing if a date can’t be read', () => {
    const task = correctionOf(bus, 5, { carbonKg: 1 });
    expect(correctedSavings({ completedDate: 'never' }, task)).toBeUndefined();
    expect(correctedSavings(rowOf(bus, 4), { ...task, correctedAt: 'never' })).toBeUndefined();
    expect(correctedSavings(rowOf(bus, 4), null)).toBeUndefined();
  });

  it('says the task, the reason and the number of completions, the latest correction first', () => {
    const noted =
      (task: ReturnType<typeof correctionOf>, correctionNote: string) => (day: number) => ({
        ...rowOf(task, day),
        name: task.name,
        task: { ...task, correctionNote },
      });
    const onBus = noted(correctionOf(bus, 5, { carbonKg: 1 }), 'Buses got cleaner.');
    const onFoot = noted(correctionOf(walk, 9, { carbonKg: 1 }), 'Counted twice.');
    const untouched = { ...rowOf(plain, 1), name: plain.name, task: plain };
    const rows = [onBus(1), untouched, onFoot(2), onBus(3), onBus(6)];
    expect(correctionNotes(rows)).toEqual([
      {
        taskId: 'walk',
        name: walk.name,
        at: START + 9 * DAY_MS,
        note: 'Counted twice.',
        completions: 1,
      },
      {
        taskId: 'bus',
        name: bus.name,
        at: START + 5 * DAY_MS,
        note: 'Buses got cleaner.',
        completions: 2,
      },
    ]);
  });

  it('makes the sum match the rows, listed or settled, however often devices count it', () => {
    const day = fc.nat(60);
    const task = fc.constantFrom(bus, walk, plain);
    const saves = fc.option(fc.integer({ min: 1, max: 9 }));
    const figures = fc.record({ carbonKg: saves, waterLiters: saves, moneyDollars: saves });
    const isOne = (one: { task: typeof bus; day: number }) => `${one.task.id}${one.day}`;
    forAll(
      [
        fc.uniqueArray(fc.record({ task, day }), { selector: isOne }),
        // Each correction of a task has its own instant.
        fc.uniqueArray(fc.record({ task, day, figures }), { maxLength: 4, selector: isOne }),
      ],
      (deeds, acts) => {
        const rows = deeds.toSorted((a, b) => a.day - b.day).map((one) => rowOf(one.task, one.day));
        let member = memberWith(rows, 61);
        const tasks = new Map([bus, walk, plain].map((one) => [one.id, one]));
        for (const one of acts.toSorted((a, b) => a.day - b.day)) {
          const after = correctionOf(one.task, one.day, one.figures);
          tasks.set(one.task.id, after);
          const once = corrected(member, found(after), rows);
          member = corrected(once, found(after), rows);
          expect(member).toBe(once);
        }
        expect(sumOf(member)).toEqual(shownSum(rows, tasks));
        // An undo subtracts exactly the counted amounts.
        const last = rows.at(-1);
        const isListed = member.record.done.some(
          ({ at }) => at === epochOf(last?.completedDate ?? ''),
        );
        if (!last || !isListed) return;
        const back = {
          ...member,
          completions: member.completions.filter(({ id }) => id === last.id),
        };
        const undone = applyAll(back, [undo(back, last.taskId, START + 61 * DAY_MS)]);
        expect(sumOf(undone)).toEqual(shownSum(rows.slice(0, -1), tasks));
      },
    );
  });

  it('counts another client’s rows without savings by their task, and once', () => {
    const after = correctionOf(bus, 5, { carbonKg: 3 });
    const { saved: _, ...row } = { ...rowOf(bus, 4), id: 'theirs' };
    const stored = { revision: 1, memberRecord: recordText(newRecord(START)) };
    const shownWith = (task: typeof bus, profile?: typeof stored) => {
      const now = START + 5 * DAY_MS;
      const member = memberOf({ completions: [{ ...row, task }] }, profile, now);
      return lifetimeOf(corrected(member, found(after), [row]), now).amounts;
    };
    expect([shownWith(after), shownWith(after, stored)]).toEqual([[3000], [3000]]);
    expect(shownWith({ ...after, carbonKg: 9 }, stored)).toEqual([3000]);
  });

  it('leaves the savings of removed rows in the sum', () => {
    const [kept, removed] = [rowOf(bus, 1), rowOf(bus, 2)];
    const member = memberWith([kept, removed], 400);
    const corrections = found(correctionOf(bus, 300, { carbonKg: 1 }));
    const after = corrected(member, corrections, [kept]);
    expect(sumOf(after)).toMatchObject({ amounts: [1000 + 2000], estimated: 2 });
  });

  it('never takes the sum below zero for rows that were never counted', () => {
    const rows = [rowOf(bus, 1), rowOf(bus, 399)];
    const corrections = found(correctionOf(bus, 400, { carbonKg: null }));
    expect(sumOf(corrected(memberWith(rows.slice(1), 400), corrections, rows)).amounts).toEqual([]);
  });

  it('that is counted isn’t due again, unless the task is corrected once more', () => {
    const first = found(correctionOf(bus, 5, { carbonKg: 1 }));
    const counted = corrected(memberWith([], 8), first, []);
    expect(due({ record: newRecord(START) }, first)).toEqual(first);
    expect(due(counted, first)).toEqual([]);
    const again = found(correctionOf(bus, 6, { carbonKg: 3 }));
    expect(due(counted, again)).toEqual(again);
  });
});

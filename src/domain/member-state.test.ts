import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Completion } from './completion';
import { DAY_MS, instantOf } from './instant';
import { newLedger } from './ledger';
import { withCounted, withUndone } from './ledger-changes';
import {
  brokenInvariant,
  completedAt,
  type MemberState,
  readMember,
  stateOf,
  type StoredMember,
} from './member-state';
import { LISTED_MS } from './time-limits';
import { fittedTo, memberText, newMember, prunedState } from './member-text';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');

function completionOf(taskId: string, from = NOW, days = 1): Completion {
  return {
    id: `me#done#${taskId}#${days}d${Math.floor(from / DAY_MS)}`,
    taskId,
    completedDate: instantOf(from),
    expirationDate: instantOf(from + days * DAY_MS),
  };
}

const busy: MemberState = {
  ledger: withUndone(withCounted(newLedger(4, NOW), completionOf('bike')), completionOf('tap')),
  daily: {
    swap: { number: 3, period: 2, slot: 1, tasks: ['a', 'b', 'c'], away: ['d'] },
    setAside: [{ taskId: 'e', reason: 'doing', at: NOW }],
  },
  days: [29_000_000],
};
const storing = (state: MemberState, revision = 7): StoredMember => ({
  level: state.ledger.level,
  memberState: memberText(state, revision),
  ledger: null,
  dailyRecord: null,
});

// As the previous version of the application stored them.
const LEDGER = `{"revision":1764000000000,"level":12,"since":1763800000000,"counted":[["daily-bike","1d20416",1763990000000,1764076400000]],"undone":[]}`;
const RECORD = `{"revision":4,"swap":{"number":9,"period":31,"slot":0,"tasks":["x","y","z"],"away":["w"]},"setAside":[{"taskId":"v","reason":"unsuited","at":1763000000000}],"lastWindow":{"period":30,"tasks":["q"],"end":1763990000000,"until":1764080000000}}`;

describe('The member document', () => {
  it('is read as it was written, with its revision first', () => {
    const stored = storing(busy);
    expect(stored.memberState).toMatch(/^\{"revision":7,/);
    expect(readMember(stored)).toMatchObject({ ...busy, revision: 7, isNewer: false });
    expect(stateOf(readMember(stored))).toEqual(busy);
  });

  it.each([
    ['missing', null],
    ['empty', ''],
    ['no JSON', '{'],
    ['of other types', '{"revision":3,"version":1,"ledger":5}'],
    ['against an invariant', memberText(busy, 3).replace('["a","b","c"]', '["a","a","c"]')],
  ])('has to be found out from the rows if it is %s', (_, memberState) => {
    const reading = readMember({ ...storing(busy), memberState });
    expect(stateOf(reading)).toBeUndefined();
    expect(reading).toMatchObject({ ledger: undefined, days: undefined, isNewer: false });
    expect(reading.problem !== undefined).toBe(memberState !== null);
  });

  it('is not touched if a later version of the application has written it', () => {
    const memberState = '{"revision":9,"version":2,"state":"in other words"}';
    const reading = readMember({ ...storing(busy), memberState });
    expect(reading).toMatchObject({ isNewer: true, revision: 9 });
    expect(stateOf(reading)).toBeUndefined();
  });

  it('has to be found out from the rows if something else wrote the level', () => {
    const reading = readMember({ ...storing(busy), level: 9 });
    expect(reading).toMatchObject({ ledger: undefined, earlierLedger: busy.ledger });
    expect(reading.daily).toEqual(busy.daily);
  });

  it('takes everything over from the two texts of the previous version', () => {
    const before = { level: 12, memberState: null, ledger: LEDGER, dailyRecord: RECORD };
    const { ledger, daily, days } = readMember(before);
    expect(ledger).toMatchObject({ level: 12, since: 1763800000000 });
    expect(ledger?.counted).toEqual([['daily-bike', '1d20416', 1763990000000, 1764076400000]]);
    expect(daily).toMatchObject({ swap: { number: 9 }, lastWindow: { period: 30 } });
    expect(daily.setAside).toHaveLength(1);
    // The days of the streak are in the rows.
    expect(days).toBeUndefined();
  });

  it('adds what the previous version wrote beside it, and loses nothing of its own', () => {
    const { daily } = readMember({ ...storing(busy), dailyRecord: RECORD });
    expect(daily.setAside.map(({ taskId }) => taskId)).toEqual(['v', 'e']);
    expect(daily.swap).toMatchObject({ period: 31, tasks: ['x', 'y', 'z'] });
    expect(daily.swap?.number).toBeGreaterThan(3);
    expect(daily.lastWindow?.period).toBe(30);
  });

  it('is refused before it is written if it breaks an invariant, by name', () => {
    const { ledger, daily } = busy;
    const [one] = ledger.counted;
    const broken: MemberState[] = [
      { ...busy, ledger: { ...ledger, level: -1 } },
      { ...busy, ledger: { ...ledger, undone: one ? [one] : [] } },
      { ...busy, daily: { ...daily, setAside: [...daily.setAside, ...daily.setAside] } },
    ];
    expect(broken.map((state) => brokenInvariant(state)?.slice(0, 2))).toEqual(['I1', 'I2', 'I6']);
    for (const state of broken) expect(() => memberText(state, 1)).toThrow(/would break I/);
  });

  it('fits into its limit, and drops what costs least first', () => {
    const numbers = Array.from({ length: 400 }, (_, at) => at);
    const rows = numbers.map((at) => completionOf(`task-${at}`, NOW, 1 + at));
    const large = { ...busy, ledger: rows.reduce(withCounted, busy.ledger) };
    expect(fittedTo(large, 1_000_000)).toBe(large);
    const length = JSON.stringify(large).length;
    const without = fittedTo(large, length - 10);
    expect(without.ledger.undone).toEqual([]);
    expect(without.ledger.counted).toEqual(large.ledger.counted);
    const small = fittedTo(large, Math.floor(length / 2));
    expect(JSON.stringify(small).length).toBeLessThanOrEqual(length / 2);
    expect(small.daily.setAside).toEqual([]);
    expect(small.daily.swap).toEqual(large.daily.swap);
    // What is left out counts as settled, so the level stays.
    expect(small.ledger.level).toBe(large.ledger.level);
    const kept = new Set(small.ledger.counted);
    const gone = large.ledger.counted.filter((entry) => !kept.has(entry));
    expect(gone.every(([, , , until]) => until <= small.ledger.since)).toBe(true);
    expect(small.ledger.counted.every(([, , , until]) => until > small.ledger.since)).toBe(true);
  });

  it('keeps the days of completions that it lists no more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(55), { maxLength: 60 }), (daysAgo) => {
        const rows = daysAgo.map((days, at) => completionOf(`t${at}`, NOW - days * DAY_MS));
        const fresh = newMember(0, NOW - 60 * DAY_MS);
        const all = { ...fresh, ledger: rows.reduce(withCounted, fresh.ledger) };
        const pruned = prunedState(all, NOW);
        const dayOf = (instant: number) => Math.floor(instant / DAY_MS);
        const days = (state: MemberState) =>
          new Set(completedAt(readMember(storing(state))).map(dayOf));
        expect(days(pruned)).toEqual(days(all));
        expect(pruned.ledger.counted.every(([, , , until]) => until > NOW - LISTED_MS)).toBe(true);
      }),
    );
  });
});

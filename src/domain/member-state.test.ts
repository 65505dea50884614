import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Completion } from './completion';
import { DAY_MS, instantOf } from './instant';
import { newLedger } from './ledger';
import { withCounted, withUndone } from './ledger-changes';
import {
  completedAt,
  type MemberState,
  readMember,
  stateOf,
  type StoredMember,
} from './member-state';
import { brokenInState, bytesOf, MAX_BYTES } from './member-invariants';
import { fitState, memberText, newMember, pruneState } from './member-text';
import { LISTED_MS } from './time-limits';

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

/** The UTC days that a state counts for the streak. */
function activeDays(state: MemberState): Set<number> {
  const instants = completedAt({ ...readMember(storing(newMember(0, NOW))), ...state });
  return new Set(instants.map((instant) => Math.floor(instant / DAY_MS)));
}

/** A state with 400 counted completions, ten on each of the past 40 days, of which the earliest expire first. */
function stateOf400(): MemberState {
  const rows = Array.from({ length: 400 }, (_, at) => {
    const daysAgo = 39 - Math.floor(at / 10);
    return completionOf(`task-${at}`, NOW - daysAgo * DAY_MS, daysAgo + 1 + at);
  });
  return { ...busy, days: [], ledger: rows.reduce(withCounted, busy.ledger) };
}

/** A state that remembers what nothing may drop: a task that a swap removed from the set. */
function withAway(taskId: string): MemberState {
  const swap = { number: 3, period: 2, slot: 1, tasks: ['a', 'b', 'c'], away: [taskId] };
  return { ...busy, daily: { ...busy.daily, swap } };
}

// As the previous version of the application stored them.
const LEDGER = `{"revision":1764000000000,"level":12,"since":1763800000000,"counted":[["daily-bike","1d20416",1763990000000,1764076400000]],"undone":[]}`;
const RECORD = `{"revision":4,"swap":{"number":9,"period":31,"slot":0,"tasks":["x","y","z"],"away":["w"]},"setAside":[{"taskId":"v","reason":"unsuited","at":1763000000000}],"lastWindow":{"period":30,"tasks":["q"],"end":1763990000000,"until":1764080000000}}`;

const ENTRY = '["daily-bike","1d20416",1763990000000,1764076400000]';
const TWICE = LEDGER.replace(ENTRY, `${ENTRY},${ENTRY}`);
const ASIDE = '{"taskId":"v","reason":"unsuited","at":1763000000000}';
const ASIDE_TWICE = RECORD.replace(ASIDE, `${ASIDE},${ASIDE}`);

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
    const memberState = '{"revision":9,"version":4,"state":"in other words"}';
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

  it.each([
    ['a ledger that lists a completion twice', { ledger: TWICE }, 'I2'],
    ['a ledger with a level below 0', { level: -2, ledger: LEDGER.replace('12', '-2') }, 'I1'],
    [
      'a daily record whose swap gives a task twice',
      { dailyRecord: RECORD.replace('"y"', '"x"') },
      'I5',
    ],
    ['a daily record with a task set aside twice', { dailyRecord: ASIDE_TWICE }, 'I6'],
  ])('takes nothing over from %s, and says so', (_, broken, invariant) => {
    const before = { level: 12, memberState: null, ledger: LEDGER, dailyRecord: RECORD, ...broken };
    const reading = readMember(before);
    expect(reading.problem).toMatch(new RegExp(`^${invariant}: `));
    expect(reading.ledger === undefined).toBe('ledger' in broken);
    expect(reading.daily.swap === undefined).toBe('dailyRecord' in broken);
    // So the next change can be written.
    const { ledger = newLedger(12, NOW), daily } = reading;
    expect(() => memberText({ ledger, daily, days: [] }, 1)).not.toThrow();
  });

  it('leaves out a broken daily record that the previous version wrote separately', () => {
    const reading = readMember({ ...storing(busy), dailyRecord: ASIDE_TWICE });
    expect(stateOf(reading)).toEqual(busy);
    expect(reading.problem).toMatch(/^I6: /);
  });

  it('merges what the previous version wrote separately, and loses nothing of its own', () => {
    const { daily } = readMember({ ...storing(busy), dailyRecord: RECORD });
    expect(daily.setAside.map(({ taskId }) => taskId)).toEqual(['v', 'e']);
    expect(daily.swap).toMatchObject({ period: 31, tasks: ['x', 'y', 'z'] });
    expect(daily.swap?.number).toBeGreaterThan(3);
    expect(daily.lastWindow?.period).toBe(30);
  });

  it('is refused before it is written if it breaks an invariant, by name (I1, I2, I6)', () => {
    const { ledger, daily } = busy;
    const [one] = ledger.counted;
    const broken: MemberState[] = [
      { ...busy, ledger: { ...ledger, level: -1 } },
      { ...busy, ledger: { ...ledger, undone: one ? [one] : [] } },
      { ...busy, daily: { ...daily, setAside: [...daily.setAside, ...daily.setAside] } },
    ];
    expect(broken.map((state) => brokenInState(state)?.slice(0, 2))).toEqual(['I1', 'I2', 'I6']);
    for (const state of broken) expect(() => memberText(state, 1)).toThrow(/would break I/);
  });

  it('fits into its limit, and drops what costs least first (I7)', () => {
    const large = stateOf400();
    expect(fitState(large, NOW, 1_000_000)).toBe(large);
    const length = JSON.stringify(large).length;
    const without = fitState(large, NOW, length);
    expect(without.ledger.undone).toEqual([]);
    expect(without.ledger.counted).toEqual(large.ledger.counted);
    const small = fitState(large, NOW, Math.floor(length / 2));
    expect(bytesOf(memberText(small, NOW))).toBeLessThanOrEqual(length / 2);
    expect(small.daily.setAside).toEqual([]);
    expect(small.daily.swap).toEqual(large.daily.swap);
    // What is left out counts as settled, so the level stays.
    expect(small.ledger.level).toBe(large.ledger.level);
    const kept = new Set(small.ledger.counted);
    const gone = large.ledger.counted.filter((entry) => !kept.has(entry));
    expect(gone.every(([, , , until]) => until <= small.ledger.since)).toBe(true);
    expect(small.ledger.counted.every(([, , , until]) => until > small.ledger.since)).toBe(true);
  });

  it('keeps the days of completions that it drops, for the streak (I7)', () => {
    const large = stateOf400();
    const small = fitState(large, NOW, JSON.stringify(large).length / 4);
    expect(small.ledger.counted.length).toBeLessThan(200);
    expect(activeDays(small)).toEqual(activeDays(large));
  });

  it('is measured in bytes, with its revision (I7)', () => {
    const length = bytesOf(memberText(withAway(''), 9));
    const longest = withAway('x'.repeat(MAX_BYTES - length));
    expect(bytesOf(memberText(longest, 9))).toBe(MAX_BYTES);
    expect(() => memberText(longest, 10)).toThrow(/would break I7: it has 100001 bytes/);
    expect(() => memberText(withAway('é'.repeat(60_000)), 9)).toThrow(/would break I7/);
    // What may be dropped makes room for the revision.
    expect(bytesOf(memberText(fitState(longest, NOW), NOW))).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('is refused before it is written if it is too long and nothing may be dropped, by name (I7)', () => {
    const tooLong = fitState(withAway('x'.repeat(MAX_BYTES)), NOW);
    expect(() => memberText(tooLong, 1)).toThrow(
      /The member document would break I7: it has 100\d+ bytes/,
    );
  });

  it('has to be found out from the rows if it is too long, although it is well formed (I7)', () => {
    const text = memberText(busy, 3);
    const tooLong = text.replace('29000000', '29000000,'.repeat(MAX_BYTES / 9) + '29000000');
    const reading = readMember({ ...storing(busy), memberState: tooLong });
    expect(reading).toMatchObject({ revision: 3, ledger: undefined, days: undefined });
    expect(reading.problem).toMatch(/^I7: it has 1\d+ bytes/);
  });

  it('keeps the days of completions that it lists no more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(55), { maxLength: 60 }), (daysAgo) => {
        const rows = daysAgo.map((days, at) => completionOf(`t${at}`, NOW - days * DAY_MS));
        const fresh = newMember(0, NOW - 60 * DAY_MS);
        const all = { ...fresh, ledger: rows.reduce(withCounted, fresh.ledger) };
        const pruned = pruneState(all, NOW);
        expect(activeDays(pruned)).toEqual(activeDays(all));
        expect(pruned.ledger.counted.every(([, , , until]) => until > NOW - LISTED_MS)).toBe(true);
      }),
    );
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/domain/instant';
import { newLedger } from '@/domain/ledger';
import { withCounted } from '@/domain/ledger-changes';
import { bytesOf, MAX_BYTES } from '@/domain/member-invariants';
import { completedAt, type MemberState, readMember } from '@/domain/member-state';
import { inDaily, newMember } from '@/domain/member-text';
import { newCompletion } from '@/domain/new-completion';
import { networkError } from '@/lib/errors';
import { SharedMember } from '@/testing/shared-member';
import { taskOf } from '@/domain/testing/rows';
import { changeMember, openMember } from './member';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const send = <T>(_: string, act: () => T) => Promise.resolve(act());
const context = { accountId: 'me', now: NOW };
const aside = (taskId: string) =>
  inDaily((daily) => ({
    ...daily,
    setAside: [...daily.setAside, { taskId, reason: 'doing', at: NOW }],
  }));
const rowOf = (taskId: string, daysAgo: number) =>
  newCompletion('me', taskOf(taskId), NOW - daysAgo * DAY_MS);

/** The text of a ledger as the previous version of the application stored it. */
function ledgerBefore(level: number, rows: readonly ReturnType<typeof rowOf>[] = []): string {
  const ledger = rows.reduce(withCounted, newLedger(level, NOW - 3 * DAY_MS));
  return JSON.stringify({ revision: 5, ...ledger });
}

function accountWith(rows: readonly ReturnType<typeof rowOf>[]): SharedMember {
  const member = new SharedMember();
  for (const row of rows) member.completions.set(row.id, row);
  return member;
}

const days = (member: SharedMember) =>
  new Set(completedAt(member.reading).map((instant) => Math.floor(instant / DAY_MS))).size;

const reported = vi.spyOn(console, 'error');
beforeEach(() => void reported.mockReset().mockReturnValue(undefined));

describe('The first change by this version of the application', () => {
  it('takes the two texts over, with the days of the streak from the rows', async () => {
    const rows = [...Array(40).keys()].map((ago) => rowOf(`t${ago}`, ago));
    const member = accountWith(rows);
    const recent = rows.slice(0, 1);
    const record = { revision: 2, setAside: [{ taskId: 'v', reason: 'unsuited', at: 1 }] };
    member.stored = {
      level: 40,
      memberState: null,
      ledger: ledgerBefore(39, recent),
      dailyRecord: JSON.stringify(record),
    };
    await changeMember(context, aside('w'), member.requests(send));
    expect(member.stored).toMatchObject({ level: 40, ledger: null, dailyRecord: null });
    expect(member.reading.daily.setAside.map(({ taskId }) => taskId)).toEqual(['v', 'w']);
    expect(days(member)).toBe(40);
  });

  it('counts the rows of an account without any text, at least at its level', async () => {
    const member = accountWith([rowOf('a', 1), rowOf('b', 0)]);
    member.stored = { ...member.stored, level: 1 };
    await changeMember(context, aside('w'), member.requests(send));
    expect(member.stored.level).toBe(2);
  });

  it('rebuilds a document that is malformed', async () => {
    const member = accountWith([rowOf('a', 1)]);
    member.stored = { ...member.stored, level: 6, memberState: '{"revision":8,"version":1}' };
    const opened = await openMember(context, member.requests(send));
    expect(opened.state.ledger).toMatchObject({
      level: 6,
      counted: [['a', '1d20512', NOW - DAY_MS, NOW, []]],
    });
    await changeMember(context, aside('w'), member.requests(send));
    expect(member.reading).toMatchObject({ revision: 9, days: [] });
  });

  it('rebuilds from the rows what a broken text of the previous version says, so it can be stored', async () => {
    const rows = [rowOf('a', 1), rowOf('b', 0)];
    const member = accountWith(rows);
    const { counted, ...ledger } = rows.reduce(withCounted, newLedger(5, NOW - 3 * DAY_MS));
    const twice = JSON.stringify({ revision: 5, ...ledger, counted: [...counted, ...counted] });
    member.stored = { level: 7, memberState: null, ledger: twice, dailyRecord: null };
    await changeMember(context, aside('w'), member.requests(send));
    expect(member.stored).toMatchObject({ level: 7, ledger: null });
    expect(member.reading.ledger?.counted.map(([task]) => task)).toEqual(['a', 'b']);
    expect(reported).toHaveBeenCalledWith(
      'A stored text of the member document is left out:',
      'I2: a completion is listed twice',
    );
  });

  it('rebuilds a document that is too long (I7)', async () => {
    const member = accountWith([rowOf('a', 1), rowOf('b', 0)]);
    member.write(newMember(6, NOW));
    const text = member.stored.memberState ?? '';
    const memberState = text.replace('"days":[]', `"days":[${'1,'.repeat(MAX_BYTES / 2)}1]`);
    member.stored = { ...member.stored, memberState };
    await changeMember(context, aside('w'), member.requests(send));
    expect(bytesOf(member.stored.memberState ?? '')).toBeLessThan(1000);
    expect(member.reading.ledger).toMatchObject({ level: 6, counted: [{ 0: 'a' }, { 0: 'b' }] });
    expect(reported.mock.calls.flat().join(' ')).toMatch(/I7: it has 100\d+ bytes/);
  });

  it('says to reload the page if a later version has written the document', async () => {
    const member = accountWith([]);
    member.stored = { ...member.stored, level: 6, memberState: '{"revision":8,"version":4}' };
    const before = member.stored;
    const changed = changeMember(context, aside('w'), member.requests(send));
    await expect(changed).rejects.toThrow(/Reload the page/);
    expect(member.stored).toBe(before);
  });
});

describe('Beside a device with the previous version', () => {
  /** The account after this version changed it once. */
  async function migrated() {
    const member = accountWith([rowOf('a', 0)]);
    member.stored = {
      level: 1,
      memberState: null,
      ledger: ledgerBefore(0, [rowOf('a', 0)]),
      dailyRecord: null,
    };
    await changeMember(context, aside('w'), member.requests(send));
    return member;
  }

  it('counts what that device completed, once', async () => {
    const member = await migrated();
    const row = rowOf('b', 0);
    member.completions.set(row.id, row);
    // It found no ledger, counted the rows that there were, and then its own.
    const ledger = ledgerBefore(1, [row]);
    member.stored = { ...member.stored, level: 2, ledger };
    const { state } = await openMember(context, member.requests(send));
    expect(state.ledger.level).toBe(2);
    expect(state.ledger.counted.map(([task]) => task).toSorted()).toEqual(['a', 'b']);
    await changeMember(context, aside('x'), member.requests(send));
    expect(member.stored).toMatchObject({ level: 2, ledger: null });
    expect(member.reading.daily.setAside).toHaveLength(2);
  });

  it('subtracts what that device undid, once, and not what an index doesn’t list yet', async () => {
    const member = await migrated();
    const late = rowOf('late', 0);
    member.completions.set(late.id, late);
    member.write({
      ...newMember(1, NOW),
      ledger: [rowOf('a', 0), late].reduce(withCounted, newLedger(0, NOW)),
    });
    member.completions.delete(rowOf('a', 0).id);
    member.stored = { ...member.stored, level: 1, ledger: ledgerBefore(1) };
    const requests = {
      ...member.requests(send),
      fetchCompletions: () => Promise.resolve([]),
    };
    const { state } = await openMember(context, requests);
    expect(state.ledger.level).toBe(1);
    expect(state.ledger.counted.map(([task]) => task)).toEqual(['late']);
    expect(state.ledger.undone.map(([task]) => task)).toEqual(['a']);
  });

  it('is not overwritten by that device, whose condition names the texts that are gone', async () => {
    const member = await migrated();
    const before = { ...member.stored, ledger: ledgerBefore(0, [rowOf('a', 0)]) };
    const to = { ...before, level: 9 };
    expect(member.set({ from: before, to, susscore: undefined })).toBe(false);
    expect(readMember(member.stored).ledger?.level).toBe(1);
  });
});

describe('A change', () => {
  it('is stored once if only its response was lost', async () => {
    const member = accountWith([]);
    member.write(newMember(0, NOW));
    let isLost = false;
    const requests = member.requests(async (name, act) => {
      const answer = act();
      if (name !== 'setMember' || isLost) return answer;
      isLost = true;
      throw networkError('lost');
    });
    await changeMember(context, aside('w'), requests);
    expect(member.reading).toMatchObject({ revision: 2, daily: { setAside: [{ taskId: 'w' }] } });
  });

  it('counts as stored if the browser sent it again after its response was lost', async () => {
    const member = accountWith([]);
    member.write(newMember(0, NOW));
    const requests = member.requests(async (name, act) => {
      if (name === 'setMember') act();
      return act();
    });
    let runs = 0;
    const once = inDaily((daily) => {
      runs += 1;
      return { ...daily, setAside: [{ taskId: 'w', reason: 'doing' as const, at: NOW }] };
    });
    const changed = await changeMember(context, once, requests);
    expect(changed?.stored).toEqual(member.stored);
    expect([runs, member.reading.revision]).toEqual([1, 2]);
  });

  it('ends with an error that says what to do when others write all the time', async () => {
    const member = accountWith([]);
    member.write(newMember(0, NOW));
    const requests = { ...member.requests(send), setMember: () => Promise.resolve(false) };
    const changed = changeMember(context, aside('w'), requests);
    await expect(changed).rejects.toThrow('Too many changes. Try again soon.');
  });

  it('that breaks an invariant is reported by name, and nothing is stored (I1)', async () => {
    const member = accountWith([]);
    member.write(newMember(0, NOW));
    const { stored } = member;
    const breaking = (state: MemberState) => ({ ...state, ledger: { ...state.ledger, level: -1 } });
    const changed = changeMember(context, breaking, member.requests(send));
    await expect(changed).rejects.toThrow('would break I1');
    expect(member.stored).toBe(stored);
    expect(reported.mock.calls.flat().join(' ')).toContain('would break I1: the level is -1');
  });

  it('starts again from what another device stored, so both are kept (I4)', async () => {
    const member = accountWith([]);
    member.write(newMember(0, NOW));
    const { stored } = member;
    await changeMember(context, aside('v'), member.requests(send));
    await changeMember({ ...context, stored }, aside('w'), member.requests(send));
    expect(member.reading.daily.setAside.map(({ taskId }) => taskId)).toEqual(['v', 'w']);
    expect(member.stored.memberState?.startsWith(`{"revision":3,`)).toBe(true);
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { dailySetOf } from '@/domain/daily-set';
import { staleRows, tasksOf } from '@/domain/daily-swap';
import { DAY_MS, epochOf } from '@/domain/instant';
import { type LedgerEntry, rowIdOf } from '@/domain/ledger';
import { completedAt } from '@/domain/member-state';
import { inDaily } from '@/domain/member-text';
import { changeMember, openMember } from '@/data/member';
import { clearAccountCache } from '@/lib/account-cache';
import { type AccountBefore, accountsBefore, LAST_USED } from '@/testing/version-before';
import { settle } from './settle';
import { SharedAccount } from './testing/shared-account';

const { busy, cutOff, fresh } = accountsBefore;

const context = ({ id }: AccountBefore, now = LAST_USED) => ({ accountId: id, now });

/** An account with rows of the version before, used by this one. */
function accountWith({ member, completions }: AccountBefore): SharedAccount {
  const account = new SharedAccount(null);
  account.member.stored = member;
  for (const row of completions) {
    account.member.completions.set(row.id, row);
  }
  return account;
}

const dayOf = (instant: number) => Math.floor(instant / DAY_MS);
const aside = inDaily((daily) => ({
  ...daily,
  setAside: [...daily.setAside, { taskId: 'w', reason: 'doing', at: LAST_USED }],
}));

beforeEach(clearAccountCache);

describe('An account that the version before has written', () => {
  it('keeps its level, what is counted and undone, and its daily record', async () => {
    const { state } = await openMember(context(busy), accountWith(busy).requests());
    const ledger = JSON.parse(busy.member.ledger ?? '');
    const record = JSON.parse(busy.member.dailyRecord ?? '');
    const { saved, ...kept } = state.ledger;
    expect(kept).toEqual({
      level: busy.member.level,
      since: ledger.since,
      // With what each saved, here nothing.
      counted: ledger.counted.map((entry: LedgerEntry) => [...entry, []]),
      undone: ledger.undone,
    });
    expect(state.ledger.undone).toHaveLength(1);
    // Their tasks are gone, so what they saved isn't known.
    expect(saved).toMatchObject({ estimated: 0, notEstimated: busy.completions.length });
    const { swap, setAside, lastWindow } = state.daily;
    expect({ swap, setAside, lastWindow }).toEqual({
      swap: record.swap,
      setAside: record.setAside,
      lastWindow: record.lastWindow,
    });
    expect([swap?.number, setAside.length, lastWindow?.tasks.length]).toEqual([1, 1, 3]);
    expect(tasksOf(state.daily, dailySetOf(busy.selections))).toEqual(swap?.tasks);
    expect(staleRows(state.daily, dailySetOf(busy.selections))).toEqual([]);
    const ids = busy.completions.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(state.ledger.counted.map((entry) => rowIdOf('busy', entry))),
    );
  });

  it('keeps the days of its streak', async () => {
    const account = accountWith(busy);
    await changeMember(context(busy), aside, account.requests());
    const days = new Set(completedAt(account.member.reading).map(dayOf));
    const rows = busy.completions.map(({ completedDate }) => dayOf(epochOf(completedDate) ?? 0));
    expect(days).toEqual(new Set(rows));
    expect(days.size).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ['busy', busy],
    ['cut off', cutOff],
    ['fresh', fresh],
  ])('has one document after its first change: the %s one', async (_, before) => {
    const account = accountWith(before);
    await changeMember(context(before), aside, account.requests());
    expect(account.stored).toMatchObject({
      level: before.member.level,
      ledger: null,
      dailyRecord: null,
    });
    const { daily, problem } = account.member.reading;
    expect(problem).toBeUndefined();
    expect(daily.setAside.at(-1)?.taskId).toBe('w');
  });

  it.each([
    ['busy', busy],
    ['cut off', cutOff],
    ['fresh', fresh],
  ])('settles at the number of its completions: the %s one', async (_, before) => {
    const account = accountWith(before);
    const settled = await settle(context(before), account.requests());
    expect(settled.level).toBe(before.completions.length);
    expect(settled.memberState).not.toBeNull();
    // And stays there.
    expect(await settle(context(before, LAST_USED + DAY_MS), account.requests())).toMatchObject({
      level: before.completions.length,
    });
  });

  it('keeps its set-aside tasks, swap and last window in what it then stores', async () => {
    const account = accountWith(busy);
    await changeMember(context(busy), aside, account.requests());
    const { daily } = account.member.reading;
    const record = JSON.parse(busy.member.dailyRecord ?? '');
    expect(daily).toMatchObject({ swap: record.swap, lastWindow: record.lastWindow });
    expect(daily.setAside.slice(0, -1)).toEqual(record.setAside);
  });
});

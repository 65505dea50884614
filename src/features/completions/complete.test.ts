// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAYS_KEPT_AFTER_EXPIRATION, MAX_LEVEL } from '@/definition';
import { DAY_MS } from '@/domain/instant';
import { newCompletion } from '@/domain/new-completion';
import { taskOf } from '@/domain/testing/rows';
import type { StoredMember } from '@/domain/member-state';
import { clearAccountCache } from '@/lib/account-cache';
import { complete, removeCompletion } from './complete';
import { settle } from './settle';
import { SharedAccount } from './testing/shared-account';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');
const bike = taskOf('bike', 'Daily', { duration: 3, score: 20 });
const tap = taskOf('tap');

const scores = new Map([
  ['bike', 20],
  ['tap', 10],
]);
const context = (now = NOW, stored?: StoredMember) => ({ accountId: 'me', now, scores, stored });
const input = (task = bike, now = NOW, stored?: StoredMember) => ({
  ...context(now, stored),
  task,
});

/** What each device knows of the member document when it starts: as it was before all others, or nothing. */
const knowledge = fc.infiniteStream(fc.boolean());
const knownTo = (devices: Iterator<boolean>, account: SharedAccount) => {
  const { stored } = account;
  return () => (devices.next().value ? stored : undefined);
};

beforeEach(clearAccountCache);

describe('Completing a task', () => {
  it('writes the completion and raises the level from none to 1', async () => {
    const account = new SharedAccount(null);
    const completed = await complete(input(), account.requests());
    expect(completed).toMatchObject({ isNew: true, member: { level: 1 } });
    expect(account.level).toBe(1);
    expect(account.susscore).toBe(20);
    expect(account.completions()).toEqual([
      expect.objectContaining({
        taskId: 'bike',
        nameofowner: 'me',
        profileId: 'me',
        completedDate: '2025-06-12T08:00:00.000Z',
        expirationDate: '2025-06-15T08:00:00.000Z',
      }),
    ]);
  });

  it('keeps what the task saves, in the row and in the sum, until it is undone', async () => {
    const saving = taskOf('bike', 'Daily', { carbonKg: 1.25, moneyDollars: 0.5 });
    const account = SharedAccount.withDocument(0, NOW);
    const { row } = await complete(input(saving), account.requests());
    expect(row.saved).toEqual([expect.any(Number), 0, 1250, 0, 0, 0, 500]);
    expect(account.completions()[0]?.saved).toEqual(row.saved);
    expect(account.member.reading.ledger?.saved).toEqual({
      since: NOW,
      amounts: [1250, 0, 0, 0, 500],
      estimated: 1,
      notEstimated: 0,
    });
    await removeCompletion(context(), row, account.requests());
    expect(account.member.reading.ledger?.saved).toMatchObject({ amounts: [], estimated: 0 });
  });

  it('counts a row of an earlier version by its task’s figures, and keeps them when they change', async () => {
    const account = SharedAccount.withDocument(0, NOW);
    const old = { ...newCompletion('me', bike, NOW), saved: null };
    account.member.completions.set(old.id, old);
    account.member.figures = new Map([['bike', { ...bike, carbonKg: 2 }]]);
    await settle(context(), account.requests());
    expect(account.member.reading.ledger?.saved).toMatchObject({ amounts: [2000], estimated: 1 });
    account.member.figures = new Map([['bike', { ...bike, carbonKg: 9 }]]);
    await removeCompletion(context(), old, account.requests());
    expect(account.member.reading.ledger?.saved).toMatchObject({ amounts: [], estimated: 0 });
  });

  it('goes on at the highest level, also after a higher one was written', async () => {
    for (const level of [MAX_LEVEL, 2_147_483_647]) {
      const account = new SharedAccount(level);
      await complete(input(), account.requests());
      expect(account.completions()).toHaveLength(1);
      expect(account.level).toBe(MAX_LEVEL);
    }
  });

  it('does nothing if it is already complete', async () => {
    const account = new SharedAccount(4);
    await complete(input(), account.requests());
    const again = await complete(input(bike, NOW + 1000), account.requests());
    expect(again.isNew).toBe(false);
    expect(account.completions()).toHaveLength(1);
    expect(account.level).toBe(5);
  });

  const laterOn = fc.integer({ min: 1, max: 9 * DAY_MS });

  it('does nothing until the completion expires, and works again afterward', async () => {
    await fc.assert(
      // At the same instant it would be the same completion.
      fc.asyncProperty(fc.nat(40 * DAY_MS), laterOn, async (offset, later) => {
        const account = new SharedAccount(0);
        await complete(input(bike, NOW + offset), account.requests());
        const again = await complete(input(bike, NOW + offset + later), account.requests());
        const expired = later >= 3 * DAY_MS;
        expect(again.isNew).toBe(expired);
        expect(account.level).toBe(expired ? 2 : 1);
      }),
    );
  });

  it("keeps the completion if the level can't be raised, and repairs the level later (D14)", async () => {
    const account = new SharedAccount(7, 7);
    account.member.writes = 0;
    expect(await complete(input(), account.requests())).toMatchObject({
      isNew: true,
      member: undefined,
    });
    expect(account.completions()).toHaveLength(8);
    expect(account.level).toBe(7);
    account.member.writes = Infinity;
    expect(await settle(context(), account.requests())).toMatchObject({ level: 8 });
    expect(account.level).toBe(8);
  });

  it('takes one request if the member document is known, and the next starts from what it returned', async () => {
    const account = SharedAccount.withDocument(4, NOW);
    const first = await complete(input(bike, NOW, account.stored), account.requests());
    await complete(input(tap, NOW, first.member), account.requests());
    const request = ['create', 'create: member'];
    expect(account.sent).toEqual([...request, ...request]);
    expect(account.level).toBe(6);
    expect(account.susscore).toBe(30);
  });

  it('counts from what is stored if the known document is out of date', async () => {
    const account = SharedAccount.withDocument(4, NOW);
    const { stored } = account;
    await complete(input(tap), account.requests());
    const completed = await complete(input(bike, NOW, stored), account.requests());
    expect(completed).toMatchObject({ isNew: true, member: { level: 6 } });
    expect(account.susscore).toBe(30);
  });

  it("fails if the completion can't be written", async () => {
    const account = new SharedAccount(3);
    account.failCreate = true;
    await expect(complete(input(), account.requests())).rejects.toThrow('not written');
    expect(account.level).toBe(3);
    expect(account.susscore).toBe(0);
    expect(account.completions()).toHaveLength(0);
  });

  it('leaves the level that counts a completion that was not written to the next visit', async () => {
    const account = SharedAccount.withDocument(3, NOW);
    account.failCreate = true;
    account.member.writes = 1;
    await expect(complete(input(), account.requests())).rejects.toThrow('not written');
    expect(account.level).toBe(4);
    account.member.writes = Infinity;
    expect(await settle(context(), account.requests())).toMatchObject({
      level: 3,
    });
    expect(account.susscore).toBe(0);
  });
});

describe('Completing from several tabs at once (I2)', () => {
  it('writes one completion per task and loses no level, in any order of requests', async () => {
    const clicks = fc.array(fc.constantFrom(bike, tap, taskOf('bag')), {
      minLength: 2,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), knowledge, clicks, async (s, devices, tasks) => {
        const account = new SharedAccount(10, 10);
        const known = knownTo(devices, account);
        const all = Promise.all(
          tasks.map((task) => complete(input(task, NOW, known()), account.requests(s))),
        );
        await s.waitFor(all);
        const different = new Set(tasks.map(({ id }) => id)).size;
        expect(account.completions()).toHaveLength(10 + different);
        expect(account.level).toBe(10 + different);
      }),
    );
  });
});

describe('Undoing a completion', () => {
  it('deletes the row and lowers level and score', async () => {
    const account = new SharedAccount(2, 2);
    const { row } = await complete(input(), account.requests());
    expect(await removeCompletion(context(), row, account.requests())).toMatchObject({ level: 2 });
    expect(account.level).toBe(2);
    expect(account.susscore).toBe(0);
    expect(account.completions()).toHaveLength(2);
  });

  it("doesn't lower a level that the completion didn't raise", async () => {
    const account = new SharedAccount(2, 2);
    await complete(input(tap), account.requests());
    account.member.writes = 0;
    const { row } = await complete(input(), account.requests());
    account.member.writes = Infinity;
    await removeCompletion(context(), row, account.requests());
    expect(account.level).toBe(3);
  });

  it("changes nothing if the row can't be deleted", async () => {
    const account = new SharedAccount(0);
    const { row } = await complete(input(), account.requests());
    account.failRemove = true;
    await expect(removeCompletion(context(), row, account.requests())).rejects.toThrow(
      'not removed',
    );
    expect(account.level).toBe(1);
    expect(account.susscore).toBe(20);
  });

  it('is finished later if only the row could be deleted', async () => {
    const account = new SharedAccount(0);
    const { row } = await complete(input(), account.requests());
    account.member.writes = 0;
    expect(await removeCompletion(context(), row, account.requests())).toBeUndefined();
    expect(account.level).toBe(1);
    account.member.writes = Infinity;
    expect(await settle(context(), account.requests())).toMatchObject({ level: 0 });
    expect(account.susscore).toBe(0);
  });

  it('is not assumed when a row is gone because its time is over', async () => {
    const account = new SharedAccount(0);
    const { row } = await complete(input(), account.requests());
    account.member.completions.delete(row.id);
    const later = context(NOW + (DAYS_KEPT_AFTER_EXPIRATION + 2) * DAY_MS);
    expect(await settle(later, account.requests())).toMatchObject({ level: 1 });
  });

  it('lowers the level once from two devices, in any order of requests (I1)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), knowledge, async (s, devices) => {
        const account = SharedAccount.withDocument(4, NOW);
        const { row } = await complete(input(), account.requests());
        const known = knownTo(devices, account);
        const undo = () => removeCompletion(context(NOW, known()), row, account.requests(s));
        await s.waitFor(Promise.all([undo(), undo()]));
        expect(account.level).toBe(4);
      }),
    );
  });
});

describe('A fault while the member document is changed', () => {
  const reported = vi.spyOn(console, 'error');
  const fault = new TypeError('A fault of ours');
  const fail = () => Promise.reject(fault);

  /** An account whose document can be set `writes` more times along with a row, and then fails as a fault would. */
  function failing(writes: number) {
    const account = SharedAccount.withDocument(4, NOW);
    account.member.writes = writes;
    return { account, requests: { ...account.requests(), setMember: fail } };
  }

  beforeEach(() => void reported.mockReset().mockReturnValue(undefined));

  it.each([
    [
      'the document is read before a completion',
      async () => {
        const account = SharedAccount.withDocument(4, NOW);
        let reads = 0;
        const { fetchMember } = account.requests();
        const failFirst = (id: string) => (reads++ === 0 ? fail() : fetchMember(id));
        await complete(input(), { ...account.requests(), fetchMember: failFirst });
        return account;
      },
      { rows: 1, level: 5 },
    ],
    [
      'a completion is counted',
      async () => {
        const { account, requests } = failing(0);
        await complete(input(), requests);
        return account;
      },
      { rows: 1, level: 4 },
    ],
    [
      'a completion that was not stored is subtracted',
      async () => {
        const { account, requests } = failing(1);
        account.failCreate = true;
        await expect(complete(input(), requests)).rejects.toThrow('not written');
        return account;
      },
      { rows: 0, level: 5 },
    ],
    [
      'an undone completion is subtracted',
      async () => {
        const { account, requests } = failing(1);
        const { row } = await complete(input(), requests);
        await removeCompletion(context(), row, requests);
        return account;
      },
      { rows: 0, level: 5 },
    ],
  ])('is reported if %s, which the next visit repairs', async (_, act, { rows, level }) => {
    const account = await act();
    expect(reported).toHaveBeenCalledExactlyOnceWith(
      'The member document could not be changed:',
      fault,
    );
    expect(account.completions()).toHaveLength(rows);
    expect(account.level).toBe(level);
    account.member.writes = Infinity;
    expect(await settle(context(), account.requests())).toMatchObject({ level: 4 + rows });
  });

  it('is not what a failed request is, which is repaired silently', async () => {
    const account = SharedAccount.withDocument(4, NOW);
    account.member.writes = 0;
    expect(await complete(input(), account.requests())).toMatchObject({ member: undefined });
    expect(reported).not.toHaveBeenCalled();
  });
});

describe('Settling the level', () => {
  it('never lowers it over missing rows', async () => {
    const account = new SharedAccount(9, 4);
    expect(await settle(context(), account.requests())).toMatchObject({ level: 9 });
    expect(account.level).toBe(9);
  });

  it('counts a completion that has expired in the meantime', async () => {
    const account = SharedAccount.withDocument(0, NOW);
    await complete(input(), account.requests());
    account.member.writes = 0;
    await complete(input(tap), account.requests());
    account.member.writes = Infinity;
    const later = context(NOW + 30 * DAY_MS);
    expect(await settle(later, account.requests())).toMatchObject({ level: 2 });
    expect(account.susscore).toBe(0);
  });

  it('counts each completion once beside the devices that make them, in any order of requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), knowledge, async (s, devices) => {
        const account = SharedAccount.withDocument(4, NOW);
        const known = knownTo(devices, account);
        const all = [
          complete(input(bike, NOW, known()), account.requests(s)),
          complete(input(tap, NOW, known()), account.requests(s)),
          settle(context(NOW, known()), account.requests(s)),
        ];
        await s.waitFor(Promise.all(all));
        expect(account.level).toBe(6);
        expect(account.susscore).toBe(30);
      }),
    );
  });
});

describe('Completing one task on two devices whose rows differ (I3)', () => {
  const start = Math.ceil(NOW / (3 * DAY_MS)) * 3 * DAY_MS;
  const longer = { ...bike, duration: 5 };

  it.each([
    ['clocks on both sides of a window border', bike, start - 1, bike, start + 1],
    ['an edit of the duration in between', bike, start + 1, longer, start + 2],
    ['different times in one window', bike, start + 1, bike, start + 2],
  ])(
    'leaves one row and one level beside another task with %s',
    async (_, first, firstNow, second, secondNow) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), knowledge, async (s, devices) => {
          const account = SharedAccount.withDocument(4, start);
          const known = knownTo(devices, account);
          await s.waitFor(
            Promise.all([
              complete(input(first, firstNow, known()), account.requests(s)),
              complete(input(second, secondNow, known()), account.requests(s)),
              complete(input(tap, start, known()), account.requests(s)),
              settle(context(start, known()), account.requests(s)),
            ]),
          );
          expect(account.completions()).toHaveLength(2);
          expect(account.level).toBe(6);
          expect(account.susscore).toBe(30);
        }),
      );
    },
  );
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { complete, discard } from './complete';
import { settle } from './settle';
import { SharedAccount } from './testing/shared-account';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');
const bike = taskOf('bike', 'Daily', { duration: 3, score: 20 });
const tap = taskOf('tap');

const scores = new Map([
  ['bike', 20],
  ['tap', 10],
]);
const context = (now = NOW) => ({ accountId: 'me', now, scores });
const input = (task = bike, now = NOW) => ({ ...context(now), task });

describe('Completing a task', () => {
  it('writes the completion and raises the level from none to 1', async () => {
    const account = new SharedAccount(null);
    const completed = await complete(input(), account.requests());
    expect(completed).toMatchObject({ isNew: true, level: 1 });
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
    account.failSetLevel = true;
    expect(await complete(input(), account.requests())).toMatchObject({
      isNew: true,
      level: undefined,
    });
    expect(account.completions()).toHaveLength(8);
    expect(account.level).toBe(7);
    account.failSetLevel = false;
    expect(await settle(context(), [], account.requests())).toBe(8);
    expect(account.level).toBe(8);
  });

  it("fails if the completion can't be written", async () => {
    const account = new SharedAccount(3);
    account.failCreate = true;
    await expect(complete(input(), account.requests())).rejects.toThrow('not written');
    expect(account.level).toBe(3);
    expect(account.completions()).toHaveLength(0);
  });
});

describe('Completing from several tabs at once', () => {
  it('writes one completion per task and loses no level, in any order of requests', async () => {
    const clicks = fc.array(fc.constantFrom(bike, tap, taskOf('bag')), {
      minLength: 2,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), clicks, async (s, tasks) => {
        const account = new SharedAccount(10, 10);
        const all = Promise.all(tasks.map((task) => complete(input(task), account.requests(s))));
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
    expect(await discard(context(), row, account.requests())).toBe(2);
    expect(account.level).toBe(2);
    expect(account.susscore).toBe(0);
    expect(account.completions()).toHaveLength(2);
  });

  it("doesn't lower a level that the completion didn't raise", async () => {
    const account = new SharedAccount(2, 2);
    await complete(input(tap), account.requests());
    account.failSetLevel = true;
    const { row } = await complete(input(), account.requests());
    account.failSetLevel = false;
    await discard(context(), row, account.requests());
    expect(account.level).toBe(3);
  });

  it("changes nothing if the row can't be deleted", async () => {
    const account = new SharedAccount(0);
    const { row } = await complete(input(), account.requests());
    account.failRemove = true;
    await expect(discard(context(), row, account.requests())).rejects.toThrow('not removed');
    expect(account.level).toBe(1);
    expect(account.susscore).toBe(20);
  });

  it('is finished later if only the row could be deleted', async () => {
    const account = new SharedAccount(0);
    const { row } = await complete(input(), account.requests());
    account.failSetLevel = true;
    expect(await discard(context(), row, account.requests())).toBeUndefined();
    expect(account.level).toBe(1);
    account.failSetLevel = false;
    expect(await settle(context(), [row], account.requests())).toBe(0);
    expect(account.susscore).toBe(0);
  });

  it('lowers the level once from two devices, in any order of requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (s) => {
        const account = SharedAccount.withLedger(4, NOW);
        const { row } = await complete(input(), account.requests());
        const undo = () => discard(context(), row, account.requests(s));
        await s.waitFor(Promise.all([undo(), undo()]));
        expect(account.level).toBe(4);
      }),
    );
  });
});

describe('Settling the level', () => {
  it('never lowers it over missing rows', async () => {
    const account = new SharedAccount(9, 4);
    expect(await settle(context(), [], account.requests())).toBe(9);
    expect(account.level).toBe(9);
  });

  it('counts a completion that has expired in the meantime', async () => {
    const account = SharedAccount.withLedger(0, NOW);
    await complete(input(), account.requests());
    account.failSetLevel = true;
    await complete(input(tap), account.requests());
    account.failSetLevel = false;
    const later = context(NOW + 30 * DAY_MS);
    expect(await settle(later, [], account.requests())).toBe(2);
    expect(account.susscore).toBe(0);
  });

  it('counts each completion once beside the devices that make them, in any order of requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (s) => {
        const account = SharedAccount.withLedger(4, NOW);
        const all = [
          complete(input(bike), account.requests(s)),
          complete(input(tap), account.requests(s)),
          settle(context(), [], account.requests(s)),
        ];
        await s.waitFor(Promise.all(all));
        expect(account.level).toBe(6);
        expect(account.susscore).toBe(30);
      }),
    );
  });
});

describe('Completing one task on two devices whose rows differ', () => {
  const start = Math.ceil(NOW / (3 * DAY_MS)) * 3 * DAY_MS;
  const longer = { ...bike, duration: 5 };

  it.each([
    ['clocks on both sides of a window border', bike, start - 1, bike, start + 1],
    ['an edit of the duration in between', bike, start + 1, longer, start + 2],
  ])('leaves one row and one level with %s', async (_, first, firstNow, second, secondNow) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (s) => {
        const account = SharedAccount.withLedger(4, start);
        await s.waitFor(
          Promise.all([
            complete(input(first, firstNow), account.requests(s)),
            complete(input(second, secondNow), account.requests(s)),
            settle(context(start), [], account.requests(s)),
          ]),
        );
        expect(account.completions()).toHaveLength(1);
        expect(account.level).toBe(5);
        expect(account.susscore).toBe(20);
      }),
    );
  });
});

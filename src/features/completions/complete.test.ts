import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { complete, undo } from './complete';
import { repairLevel } from './repair-level';
import { SharedAccount } from './testing/shared-account';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');
const bike = taskOf('bike', 'Daily', { duration: 3, score: 20 });
const tap = taskOf('tap');

const input = (task = bike, now = NOW) => ({ accountId: 'me', task, now, susscore: 20 });

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

  it('does nothing until the completion expires, and works again afterward', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(40 * DAY_MS), fc.nat(9 * DAY_MS), async (offset, later) => {
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
    expect(await repairLevel('me', account.requests())).toBe(8);
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
  it('lowers the level and deletes the row', async () => {
    const account = new SharedAccount(2, 2);
    const { row } = await complete(input(), account.requests());
    const back = { accountId: 'me', row, raised: true, from: 3, susscore: 0 };
    expect(await undo(back, account.requests())).toBe(2);
    expect(account.level).toBe(2);
    expect(account.susscore).toBe(0);
    expect(account.completions()).toHaveLength(2);
  });

  it("doesn't lower a level that the completion didn't raise", async () => {
    const account = new SharedAccount(2, 2);
    account.failSetLevel = true;
    const { row } = await complete(input(), account.requests());
    account.failSetLevel = false;
    await undo({ accountId: 'me', row, raised: false, from: 2, susscore: 0 }, account.requests());
    expect(account.level).toBe(2);
  });

  it("leaves a level that can be repaired if the row can't be deleted", async () => {
    const account = new SharedAccount(0);
    const { row } = await complete(input(), account.requests());
    account.failRemove = true;
    const back = { accountId: 'me', row, raised: true, from: 1, susscore: 0 };
    await expect(undo(back, account.requests())).rejects.toThrow('not removed');
    expect(await repairLevel('me', account.requests())).toBe(1);
  });
});

describe('Repairing the level', () => {
  it('never lowers it', async () => {
    const account = new SharedAccount(9, 4);
    expect(await repairLevel('me', account.requests())).toBe(9);
    expect(account.level).toBe(9);
  });
});

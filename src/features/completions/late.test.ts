import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, instantOf } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { complete, removeCompletion } from './complete';
import { settle } from './settle';
import { SharedAccount } from './testing/shared-account';

const END = Date.parse('2025-06-12T08:00:00.000Z');
const NOW = END + DAY_MS / 2;
const bike = taskOf('bike', 'Daily', { duration: 3, score: 20 });
const tap = taskOf('tap', 'Daily', { duration: 1, score: 5 });
const scores = new Map([bike, tap].map(({ id, score }) => [id, score ?? 0]));

const context = (now = NOW) => ({ accountId: 'me', now, scores });
const late = (task = bike, now = NOW) => ({ ...context(now), task, at: END });

describe('Checking in a task late', () => {
  it('dates it to the end of its window and counts what is still valid', async () => {
    const account = SharedAccount.withDocument(4, NOW);
    const { row, member } = await complete(late(), account.requests());
    expect(row).toMatchObject({
      completedDate: instantOf(END),
      expirationDate: instantOf(END + 3 * DAY_MS),
    });
    expect(member?.level).toBe(5);
    expect(account.susscore).toBe(20);
  });

  it('raises the level without points if they have expired by now', async () => {
    const account = SharedAccount.withDocument(0, END + DAY_MS + 1);
    const completed = await complete(late(tap, END + DAY_MS + 1), account.requests());
    expect(completed.member?.level).toBe(1);
    expect(account.susscore).toBe(0);
  });

  it('does nothing if the task was completed before and was valid at that time, or since', async () => {
    for (const at of [END - DAY_MS, END + 1, NOW]) {
      const account = SharedAccount.withDocument(0, NOW);
      await complete({ ...late(), at }, account.requests());
      expect((await complete(late(), account.requests())).isNew).toBe(false);
      expect(account.level).toBe(1);
      expect(account.completions()).toHaveLength(1);
    }
  });

  it('can be undone and made again, as often as the user likes', async () => {
    const account = SharedAccount.withDocument(0, NOW);
    for (let times = 0; times < 3; times++) {
      const completed = await complete(late(), account.requests());
      const { row } = completed;
      expect(completed).toMatchObject({ isNew: true, member: { level: 1 } });
      expect(row.completedDate).toBe(instantOf(END + times));
      expect(await removeCompletion(context(), row, account.requests())).toMatchObject({
        level: 0,
      });
      expect(account.completions()).toEqual([]);
    }
    await complete(late(), account.requests());
    expect(await settle(context(), account.requests())).toMatchObject({ level: 1 });
  });

  it('on several devices at once, beside other completions and a repair, counts once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (s) => {
        const account = SharedAccount.withDocument(0, NOW);
        const checkIn = (now: number) => complete(late(bike, now), account.requests(s));
        await s.waitFor(
          Promise.all([
            checkIn(NOW),
            checkIn(NOW + 1),
            complete({ ...context(), task: tap }, account.requests(s)),
            settle(context(NOW + 2), account.requests(s)),
          ]),
        );
        await s.waitFor(settle(context(NOW + 3), account.requests(s)));
        expect(account.completions()).toHaveLength(2);
        expect(account.level).toBe(2);
        expect(account.susscore).toBe(25);
      }),
    );
  });

  it('while another device completes the task again leaves one of the two', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (s) => {
        const account = SharedAccount.withDocument(0, NOW);
        await s.waitFor(
          Promise.all([
            complete(late(), account.requests(s)),
            complete({ ...context(), task: bike }, account.requests(s)),
          ]),
        );
        await s.waitFor(settle(context(NOW + 1), account.requests(s)));
        expect(account.completions()).toHaveLength(1);
        expect(account.level).toBe(1);
      }),
    );
  });
});

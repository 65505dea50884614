// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@/domain/instant';
import { savingsOf } from '@/domain/impact/savings';
import { readMember } from '@/domain/member-state';
import { newCompletion } from '@/domain/new-completion';
import { taskOf } from '@/domain/testing/rows';
import { LATE_SENDING_MS } from '@/domain/time-limits';
import type { Deed } from '@/domain/waiting';
import { clearAccountCache } from '@/lib/account-cache';
import { complete, removeCompletion } from '@/features/completions/complete';
import { settle } from '@/features/completions/settle';
import { SharedAccount } from '@/features/completions/testing/shared-account';
import { sendDeed } from './send-deed';

const NOW = Date.parse('2026-03-12T08:00:00.000Z');
const bike = taskOf('bike', 'Daily', { duration: 3, score: 20, carbonKg: 1.5 });
const rowOf = (at: number) => ({ ...newCompletion('me', bike, at), saved: savingsOf(bike) });
const done = (at: number, task = bike): Deed => ({ kind: 'complete', task, at });
const undone = (at: number): Deed => ({
  kind: 'undo',
  row: newCompletion('me', bike, at),
  name: bike.name,
});
const context = (now = NOW, notedAt = now) => ({
  accountId: 'me',
  now,
  notedAt,
  scores: new Map([['bike', 20]]),
});
const account = () => SharedAccount.withDocument(0, NOW - 10 * DAY_MS, { bike: 20 });

beforeEach(clearAccountCache);

describe('A completion that waited', () => {
  it('is recorded once, with its original time, however often it is sent', async () => {
    const shared = account();
    for (let time = 0; time < 3; time += 1) {
      expect(await sendDeed(context(), done(NOW - DAY_MS), shared.requests())).toBeUndefined();
    }
    expect(shared.completions()).toEqual([rowOf(NOW - DAY_MS)]);
    expect(shared.level).toBe(1);
    expect(shared.susscore).toBe(20);
  });

  it('keeps what it saved when it was done, and adds that to the sum, as if it had been sent at once', async () => {
    const later = account();
    await sendDeed(context(), done(NOW - DAY_MS), later.requests());
    const atOnce = account();
    const then = { ...context(NOW - DAY_MS), task: bike };
    await complete(then, atOnce.requests());
    const sumOf = ({ stored }: SharedAccount) => readMember(stored).ledger?.saved;
    expect(later.completions()).toEqual(atOnce.completions());
    expect(sumOf(later)).toMatchObject({ since: NOW - DAY_MS, amounts: [1500], estimated: 1 });
    expect(sumOf(later)).toEqual(sumOf(atOnce));
  });

  it('stays undone if another device has undone it since', async () => {
    const shared = account();
    const row = newCompletion('me', bike, NOW - DAY_MS);
    await sendDeed(context(), done(NOW - DAY_MS), shared.requests());
    await removeCompletion(context(), row, shared.requests());
    expect(await sendDeed(context(), done(NOW - DAY_MS), shared.requests())).toBeUndefined();
    expect(shared.completions()).toEqual([]);
    expect(shared.level).toBe(0);
  });

  it('is recorded by the next attempt if the backend failed at its row, and not at the document', async () => {
    const shared = account();
    shared.failCreate = true;
    const attempt = () => sendDeed(context(), done(NOW - DAY_MS), shared.requests());
    await expect(attempt()).rejects.toThrow('not written');
    expect(shared.level).toBe(0);
    shared.failCreate = false;
    expect(await attempt()).toBeUndefined();
    expect(shared.completions()).toEqual([rowOf(NOW - DAY_MS)]);
    expect(shared.level).toBe(1);
  });

  it('is told if its task is gone and another device has subtracted it meanwhile', async () => {
    const shared = account();
    shared.areTasksGone = true;
    shared.member.writes = 1;
    const attempt = () => sendDeed(context(), done(NOW - DAY_MS), shared.requests());
    await expect(attempt()).rejects.toThrow('not written');
    expect(shared.level).toBe(1);
    shared.member.writes = Infinity;
    await settle(context(), shared.requests());
    expect(shared.level).toBe(0);
    expect(await attempt()).toBe('gone');
  });

  it('takes the place of a later one of another device, as if it had been sent at once', async () => {
    const shared = account();
    await complete({ ...context(), task: bike, at: NOW }, shared.requests());
    expect(await sendDeed(context(), done(NOW - DAY_MS), shared.requests())).toBeUndefined();
    expect(shared.completions()).toEqual([rowOf(NOW - DAY_MS)]);
    expect(shared.level).toBe(1);
    expect(shared.susscore).toBe(20);
  });

  it('leaves a later one of another device alone if an admin has deleted the task since', async () => {
    const shared = account();
    const later = await complete({ ...context(), task: bike, at: NOW }, shared.requests());
    shared.areTasksGone = true;
    expect(await sendDeed(context(), done(NOW - DAY_MS), shared.requests())).toBe('gone');
    expect(shared.completions()).toMatchObject([{ completedDate: later.row.completedDate }]);
    expect(shared.level).toBe(1);
  });

  it('gives way to an earlier one of another device', async () => {
    const shared = account();
    await complete({ ...context(), task: bike, at: NOW - DAY_MS }, shared.requests());
    expect(await sendDeed(context(), done(NOW), shared.requests())).toBe('repeated');
    expect(shared.completions()).toHaveLength(1);
    expect(shared.level).toBe(1);
  });

  it('is recorded after a week without a connection, and then not anymore', async () => {
    const tap = taskOf('tap');
    const at = NOW - LATE_SENDING_MS - DAY_MS;
    const shared = account();
    expect(await sendDeed(context(NOW), done(at, tap), shared.requests())).toBeUndefined();
    expect(shared.level).toBe(1);
    const late = account();
    expect(await sendDeed(context(NOW + 1), done(at, tap), late.requests())).toBe('late');
    expect(late.completions()).toEqual([]);
    // It had been recorded in time.
    expect(await sendDeed(context(NOW + 1), done(at, tap), shared.requests())).toBeUndefined();
  });

  it('is not sent past a document of a later version of the application', async () => {
    const shared = account();
    const memberState = '{"revision":9,"version":99}';
    shared.member.stored = { ...shared.stored, memberState };
    await expect(sendDeed(context(), done(NOW), shared.requests())).rejects.toMatchObject({
      kind: 'outdated',
    });
    expect(shared.completions()).toEqual([]);
  });
});

describe('An undo that waited', () => {
  it('lowers the level once, however often it is sent', async () => {
    const shared = account();
    await sendDeed(context(), done(NOW), shared.requests());
    for (let time = 0; time < 2; time += 1) {
      expect(await sendDeed(context(), undone(NOW), shared.requests())).toBeUndefined();
    }
    expect(shared.completions()).toEqual([]);
    expect(shared.level).toBe(0);
  });

  it('keeps a completion away whose own request arrives only then', async () => {
    const shared = account();
    await sendDeed(context(), undone(NOW), shared.requests());
    await sendDeed(context(), done(NOW), shared.requests());
    expect(shared.completions()).toEqual([]);
    expect(shared.level).toBe(0);
  });

  it.each([
    ['stays if the undo was older', 1, 'repeated', 1],
    ['is undone if the undo was later', 3, undefined, 0],
  ])(
    'meets a completion that another device, too, has made since: it %s (I16)',
    async (_, notedAt, obstacle, left) => {
      const shared = account();
      await complete({ ...context(), task: bike }, shared.requests());
      const found = await complete({ ...context(NOW + 2), task: bike }, shared.requests());
      expect(found).toMatchObject({ isNew: false, row: rowOf(NOW) });
      const undo = sendDeed(context(NOW + 9, NOW + notedAt), undone(NOW), shared.requests());
      expect(await undo).toBe(obstacle);
      expect(shared.completions()).toHaveLength(left);
      expect(shared.level).toBe(left);
    },
  );

  it('goes by when a completion that found another one was noted, not by when it was sent (I16)', async () => {
    const shared = account();
    await complete({ ...context(), task: bike }, shared.requests());
    const repeat = sendDeed(context(NOW + 9, NOW + 2), done(NOW + 2), shared.requests());
    expect(await repeat).toBe('repeated');
    const undo = () => sendDeed(context(NOW + 9, NOW + 3), undone(NOW), shared.requests());
    expect(await undo()).toBeUndefined();
    expect(shared.completions()).toEqual([]);
  });

  const border = Math.ceil(NOW / (3 * DAY_MS)) * 3 * DAY_MS;

  it.each([
    ['the same', border + 1],
    ['another', border - 1],
  ])(
    'and is older leaves the task complete beside a device that completes it, in any order of requests, under %s ID (I16)',
    async (_, first) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), fc.boolean(), async (s, isKnown) => {
          const shared = account();
          const before = shared.stored;
          await complete({ ...context(first), task: bike }, shared.requests());
          const now = border + 9;
          const stored = isKnown ? before : undefined;
          const [completed] = await s.waitFor(
            Promise.all([
              complete({ ...context(now), task: bike, stored }, shared.requests(s)),
              sendDeed(context(now, border + 5), undone(first), shared.requests(s)),
            ]),
          );
          await settle(context(now), shared.requests());
          expect(shared.completions()).toMatchObject([{ id: completed.row.id }]);
          expect(shared.level).toBe(1);
        }),
      );
    },
  );

  it('comes too late six days after the completion expired', async () => {
    const shared = account();
    await sendDeed(context(), done(NOW), shared.requests());
    const later = NOW + 3 * DAY_MS + LATE_SENDING_MS + 1;
    expect(await sendDeed(context(later), undone(NOW), shared.requests())).toBe('late');
    expect(shared.completions()).toHaveLength(1);
  });
});

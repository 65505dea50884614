// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '@/domain/instant';
import { isLevelDue } from '@/domain/level-due';
import { newCompletion } from '@/domain/new-completion';
import { taskOf } from '@/domain/testing/rows';
import { clearAccountCache } from '@/lib/account-cache';
import { complete, removeCompletion } from './complete';
import { settle } from './settle';
import { SharedAccount } from './testing/shared-account';

/* A request whose answer was given up can arrive after the undo of what it stores. */

const NOW = Date.parse('2025-06-12T08:00:00.000Z');
const LATER = NOW + 60_000;
const bike = taskOf('bike', 'Daily', { duration: 3, score: 20 });
const delayed = newCompletion('me', bike, NOW);
const context = (now: number) => ({ accountId: 'me', now, scores: new Map([['bike', 20]]) });
const input = (now: number) => ({ ...context(now), task: bike });

/** An account in which a completion was undone, and then its delayed request arrived. */
async function withDelayed(): Promise<SharedAccount> {
  const account = SharedAccount.withDocument(4, NOW);
  await removeCompletion(context(NOW), delayed, account.requests());
  await account.requests().createCompletion(delayed);
  expect(account.completions()).toEqual([delayed]);
  return account;
}

beforeEach(clearAccountCache);

describe('A completion that arrives after its undo', () => {
  it('is deleted by the next visit, which finds it beside the ledger', async () => {
    const account = await withDelayed();
    expect(isLevelDue(account.member.reading, account.completions(), 0)).toBe(true);
    expect(await settle(context(LATER), account.requests())).toMatchObject({ level: 4 });
    expect(account.completions()).toEqual([]);
    expect(isLevelDue(account.member.reading, account.completions(), 0)).toBe(false);
  });

  it('makes way for a new completion of its task', async () => {
    const account = await withDelayed();
    const again = await complete(input(LATER), account.requests());
    expect(again).toMatchObject({
      isNew: true,
      row: { completedDate: instantOf(LATER + 1) },
      member: { level: 5 },
    });
    expect(account.completions().map((row) => row.completedDate)).toEqual([instantOf(LATER + 1)]);
    expect(account.level).toBe(5);
  });

  it('is not taken for a completion that the ledger counts under its ID', async () => {
    const account = await withDelayed();
    account.member.completions.clear();
    await complete(input(LATER), account.requests());
    account.member.completions.set(delayed.id, delayed);
    const again = await complete(input(LATER + 1), account.requests());
    expect(again).toMatchObject({ isNew: true, member: { level: 5 } });
    expect(account.completions()).toMatchObject([{ completedDate: instantOf(LATER + 2) }]);
    expect(account.level).toBe(5);
  });

  it('leaves one row and one level beside a visit and a new completion, in any order of requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (s) => {
        const account = SharedAccount.withDocument(4, NOW);
        const undoAndRepeat = async () => {
          await removeCompletion(context(NOW), delayed, account.requests(s));
          return complete(input(LATER), account.requests(s));
        };
        const all = Promise.all([
          undoAndRepeat(),
          account.requests(s).createCompletion(delayed),
          settle(context(LATER), account.requests(s)),
        ]);
        await s.waitFor(all);
        await settle(context(LATER), account.requests());
        // A visit between a count and its row takes it for one that is gone, so the next try gets the next instant.
        const dates = account.completions().map((row) => row.completedDate);
        expect([LATER, LATER + 1, LATER + 2].map((at) => [instantOf(at)])).toContainEqual(dates);
        expect(account.level).toBe(5);
        expect(account.susscore).toBe(20);
      }),
      { numRuns: 1000 },
    );
  });
});

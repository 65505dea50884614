import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctionsOf } from '@/domain/correction';
import { savingsOf } from '@/domain/impact/savings';
import { DAY_MS, instantOf } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { complete, removeCompletion } from './complete';
import { settle } from './settle';
import { SharedAccount } from './testing/shared-account';

const NOW = Date.parse('2025-06-12T08:00:00.000Z');
const bike = taskOf('bike', 'Daily', { carbonKg: 2 });
const tap = taskOf('tap', 'Daily', { waterLiters: 5 });
const corrected = {
  ...bike,
  carbonKg: 0.5,
  correctedAt: instantOf(NOW),
  correctedSaved: savingsOf({ ...bike, carbonKg: 0.5 }),
};
const before = { taskId: 'bike', completedDate: instantOf(NOW - 1), task: corrected };
const corrections = correctionsOf([before]);
const context = (now: number) => ({ accountId: 'me', now, scores: new Map<string, number>() });
const sumOf = (account: SharedAccount) => account.member.reading.ledger?.saved;

/** An account that completed a task a month ago, which its ledger no longer lists, and yesterday. */
async function account() {
  const shared = SharedAccount.withDocument(0, NOW - 40 * DAY_MS);
  for (const days of [30, 1]) {
    await complete({ ...context(NOW - days * DAY_MS), task: bike }, shared.requests());
  }
  return shared;
}

it('A correction is counted once by two devices, beside completions and an undo, in any order of requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const shared = await account();
      expect(shared.member.reading.ledger?.counted).toHaveLength(1);
      const [, yesterday] = shared.completions();
      if (!yesterday) throw new Error('There has to be one');
      await s.waitFor(
        Promise.all([
          settle(context(NOW + 1), shared.requests(s), corrections),
          settle(context(NOW + 2), shared.requests(s), corrections),
          complete({ ...context(NOW + 3), task: tap }, shared.requests(s)),
          removeCompletion(context(NOW + 4), yesterday, shared.requests(s)),
        ]),
      );
      await s.waitFor(settle(context(NOW + 5), shared.requests(s), corrections));
      expect(sumOf(shared)).toMatchObject({ amounts: [500, 5000], estimated: 2 });
      expect(shared.level).toBe(2);
    }),
    { numRuns: 30 },
  );
});

it('A visit after a correction was counted changes nothing', async () => {
  const shared = await account();
  await settle(context(NOW + 1), shared.requests(), corrections);
  expect(sumOf(shared)).toMatchObject({ amounts: [1000], estimated: 2 });
  const { stored } = shared;
  await settle(context(NOW + 2), shared.requests(), corrections);
  expect(shared.stored).toBe(stored);
});

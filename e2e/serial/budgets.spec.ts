import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { allRecorded, expectThreeDailies, revisit } from '../setup/home';
import { chargedOf } from '../bench/cost/month';
import { partsOfDay } from '../bench/cost/day';
import { readUsage, resetUsage } from '../bench/cost/usage';

/**
 * Operations, write units and read units: a quarter more than measured, since a day's tasks are random.
 * docs/performance.md explains them.
 */
const budgets: Readonly<Record<keyof typeof partsOfDay, readonly [number, number, number]>> = {
  'a visit': [1, 0, 48],
  'new tasks': [2, 22, 9],
  'a completion': [1, 9, 2],
  'a second completion': [1, 9, 2],
  'an undo': [1, 9, 1],
  'a goal': [2, 8, 4],
  'the history': [2, 0, 26],
  'a second visit': [1, 0, 48],
};

/** Eight completions on each of 50 days, none of which still count. */
const past = Array.from({ length: 400 }, (_, at) => ({
  daysAgo: 1 + Math.floor(at / 8),
  days: 0.5,
}));

// The backend counts the requests of all accounts.
test('a day of a member with a long history stays within its budgets', async ({ home: page }) => {
  const [task] = tasksOf('Daily');
  await loadCompletions(
    page,
    past.map((one) => ({ ...one, taskId: task?.id ?? '' })),
  );
  await revisit(page);
  await expectThreeDailies(page);
  await allRecorded(page);

  for (const [part, live] of Object.entries(partsOfDay)) {
    await resetUsage();
    await live(page);
    const { operations, writeUnits, readUnits } = chargedOf(await readUsage());
    const [, budget = []] = Object.entries(budgets).find(([name]) => name === part) ?? [];
    for (const [at, spent] of [operations, writeUnits, readUnits].entries()) {
      expect.soft(spent, part).toBeLessThanOrEqual(budget[at] ?? 0);
    }
  }
});

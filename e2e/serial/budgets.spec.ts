import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { allRecorded, expectThreeDailies, revisit } from '../setup/home';
import { billedUsageOf } from '../bench/cost/month';
import { partsOfDay } from '../bench/cost/day';
import { readUsage, resetUsage } from '../bench/cost/usage';

/**
 * Operations, write units and read units: a quarter more than measured, since a day's tasks are random.
 * docs/performance.md explains them.
 */
const budgets = [
  ['a visit', 1, 0, 48],
  ['new tasks', 2, 22, 9],
  ['a completion', 1, 9, 2],
  ['a second completion', 1, 9, 2],
  ['an undo', 1, 9, 1],
  ['a goal', 2, 8, 4],
  ['the history', 2, 0, 26],
  ['a second visit', 1, 0, 48],
] as const satisfies readonly (readonly [keyof typeof partsOfDay, number, number, number])[];

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
    past.map((completion) => ({ ...completion, taskId: task?.id ?? '' })),
  );
  await revisit(page);
  await expectThreeDailies(page);
  await allRecorded(page);

  expect(budgets.map(([part]) => part)).toEqual(Object.keys(partsOfDay));
  for (const [part, ...budget] of budgets) {
    await resetUsage();
    await partsOfDay[part](page);
    const { operations, writeUnits, readUnits } = billedUsageOf(await readUsage());
    for (const [index, used] of [operations, writeUnits, readUnits].entries()) {
      expect.soft(used, part).toBeLessThanOrEqual(budget[index] ?? 0);
    }
  }
});

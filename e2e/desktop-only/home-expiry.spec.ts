import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { cardOf, dailyNames, expectThreeDailies, openHome, revisit } from '../setup/home';
import { ownRows } from '../setup/own-rows';

const SECOND_MS = 1000;
const SECONDS_A_DAY = 24 * 60 * 60;

test('a task is offered again within a second of its completion’s expiration, with the page open', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  const [name = ''] = await dailyNames(page);
  const task = tasksOf('Daily').find((one) => one.name === name);
  // Valid for two more minutes.
  const daysAgo = 1 - 120 / SECONDS_A_DAY;
  await loadCompletions(page, [{ taskId: task?.id ?? '', daysAgo, days: 1 }]);
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
  const [completion] = (await ownRows(page)).completions;
  const expiration = Date.parse(completion?.expirationDate ?? '');

  await page.clock.install();
  // A request still open when the clock jumps would time out.
  await revisit(page);
  await expectThreeDailies(page);
  const done = cardOf(page, name).getByRole('button', { name: 'Task Complete' });
  await expect(done).toBeVisible();
  await page.clock.pauseAt(expiration - SECOND_MS);
  await expect(done).toBeVisible();
  await page.clock.runFor(2 * SECOND_MS);
  await expect(cardOf(page, name).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
  expect(await page.evaluate(() => Date.now())).toBeLessThanOrEqual(expiration + SECOND_MS);
});

import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyCards,
  dailyNames,
  expectThreeDailies,
  openHome,
  scoreBar,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { OFFLINE_ERRORS, waitForServiceWorker } from '../setup/service-worker';
import { BackendClock } from './backend-clock';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const backend = new BackendClock();
test.afterEach(() => backend.reset());

test.use({ serviceWorkers: 'allow' });

/**
 * Returns a time of a day of the trip, in milliseconds since the epoch. It begins tomorrow in the morning; by each further
 * morning, new daily tasks are due.
 */
function timeOn(day: number, minutes = 0): number {
  const start = new Date();
  start.setDate(start.getDate() + 1);
  start.setHours(9, 0, 0, 0);
  return start.getTime() + (day - 1) * (DAY_MS + 20 * MINUTE_MS) + minutes * MINUTE_MS;
}

test('days without a connection bring new tasks, in an open tab and in a new one, and what was done is stored at its time', async ({
  page,
  account,
  context,
  expectedConsoleErrors,
}) => {
  test.slow();
  expectedConsoleErrors.push(...OFFLINE_ERRORS, /The profile could not be created/);
  const shows = (time: number) => context.clock.setFixedTime(time);
  await backend.moveTo(timeOn(1));
  await shows(timeOn(1));
  await openHome(page, account);
  // A second visit keeps the tasks to choose from.
  await waitForServiceWorker(page);
  await page.reload();
  await expectThreeDailies(page);
  const hasDailies = () => Object.keys(localStorage).some((key) => key.endsWith('.dailies'));
  await expect.poll(() => page.evaluate(hasDailies)).toBe(true);
  await context.setOffline(true);

  let tab = page;
  const days: string[] = [];
  const times: number[] = [];
  const look = () => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  for (const day of [1, 2, 3]) {
    await shows(timeOn(day));
    if (day === 2) await look();
    if (day === 3) {
      // A page that is being closed may no longer be offline for an instant, so it ends before.
      await tab.goto('about:blank');
      await tab.close();
      tab = await context.newPage();
      await tab.goto('/userlanding');
    }
    // A new tab may show an earlier day's tasks at first.
    const isNew = async () => {
      const shown = await dailyNames(tab);
      return shown.length === 3 && !days.includes(shown.join());
    };
    await expect.poll(isNew).toBe(true);
    const open = dailyCards(tab).getByRole('button', { name: 'Mark Complete' });
    await expect(open).toHaveCount(3);
    const names = await dailyNames(tab);
    days.push(names.join());
    for (const [at, name] of names.entries()) {
      const time = timeOn(day, at + 1);
      await shows(time);
      const card = cardOf(tab, name);
      await card.getByRole('button', { name: 'Mark Complete' }).click();
      await expect(card.getByRole('button', { name: 'Task Complete' })).toBeVisible();
      await expect(card.getByText('Waiting for a connection')).toBeVisible();
      times.push(time);
    }
  }

  const evening = timeOn(3, 10 * 60);
  await backend.moveTo(evening);
  await shows(evening);
  await context.setOffline(false);
  await look();
  const saved = tab.getByText('The 9 changes that waited for a connection are saved.');
  await expect(saved).toBeVisible();
  await tab.reload();
  const doneAt = async () =>
    (await ownRows(tab)).completions
      .map((row) => Date.parse(row.completedDate))
      .toSorted((a, b) => a - b);
  await expect.poll(doneAt).toEqual(times);
  expect((await ownRows(tab)).selections).toHaveLength(3);
  await expect(scoreBar(tab)).toHaveAccessibleName(/Level 9\b/);
  await expect(scoreBar(tab)).toContainText('3 days');
  await scoreBar(tab).click();
  await expect(tab.getByText('9 completed', { exact: true })).toBeVisible();
});

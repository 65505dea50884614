import { appOrigin } from '../addresses';
import { moveClock } from '../setup/controls';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyNames,
  expectThreeDailies,
  latePrompt,
  openHome,
  scoreBar,
} from '../setup/home';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 7;

/** Late in the evening, three days before the clocks change there. */
const ZONE = 'America/New_York';
const START = '2027-03-11T22:00:00-05:00';

test('a week of late check-ins over a change of the clocks holds the streak', async ({
  browser,
  account,
}) => {
  test.slow();
  let ahead = Date.parse(START) - Date.now();
  await moveClock(ahead);
  try {
    const context = await browser.newContext({
      baseURL: appOrigin,
      serviceWorkers: 'block',
      timezoneId: ZONE,
    });
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() + ahead });
    await openHome(page, account);
    for (let day = 1; day <= DAYS; day++) {
      const [first = '', second = ''] = await dailyNames(page);
      // Every other day, one task is completed in time.
      const inTime = day % 2;
      if (inTime) {
        await cardOf(page, first).getByRole('button', { name: 'Mark Complete' }).click();
        await expect(page.getByText(`“${first}” complete`)).toBeVisible();
      }
      // The page is opened 40 minutes after the window has ended, so in this week past midnight.
      const step = DAY_MS + 40 * MINUTE_MS;
      await moveClock(step);
      ahead += step;
      await page.clock.setSystemTime(Date.now() + ahead);
      await page.reload();
      await expectThreeDailies(page);
      await expect(latePrompt(page).getByRole('listitem')).toHaveCount(3 - inTime);
      await expect(page.getByRole('button', { name: `I did this ${first}` })).toHaveCount(
        1 - inTime,
      );
      await page.getByRole('button', { name: `I did this ${second}` }).click();
      await expect(page.getByText(`“${second}” complete`)).toBeVisible();
      await page.reload();
      await expectThreeDailies(page);
      await expect(page.getByRole('button', { name: `I did this ${second}` })).toHaveCount(0);
      await expect(latePrompt(page).getByRole('listitem')).toHaveCount(2 - inTime);
    }
    const level = DAYS + Math.ceil(DAYS / 2);
    await expect(scoreBar(page)).toHaveAccessibleName(new RegExp(`Level ${level} .*Streak`));
    const name =
      (await scoreBar(page).getAttribute('aria-label')) ?? (await scoreBar(page).innerText());
    const streak = Number(/Streak\s+(\d+)/.exec(name)?.[1]);
    // Eight calendar days, of which at most one may be missed and is forgiven.
    expect(streak).toBeGreaterThanOrEqual(DAYS);
    await page.goto('/userhistory');
    await expect(page.getByText(new RegExp(`${streak} days`)).first()).toBeVisible();
    await context.close();
  } finally {
    await moveClock(-ahead);
  }
});

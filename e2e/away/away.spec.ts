import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { appOrigin } from '../addresses';
import { accountMenu } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { dayFromNow } from '../setup/calendar-day';
import { downloadedEvent } from '../setup/downloads';
import { expect, test } from '../setup/fixtures';
import { dailyCards, expectThreeDailies, markComplete, openHome, scoreBar } from '../setup/home';

declare global {
  interface Window {
    badges: number[];
  }
}

/** Records the numbers on the application's icon; headless browsers have no icon to show them on. */
async function recordBadges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.badges = [];
    const record = (count: number) => Promise.resolve(void window.badges.push(count));
    Object.assign(navigator, { setAppBadge: record, clearAppBadge: () => record(0) });
  });
}

/** Returns the number that the icon shows; undefined before the page has set one. */
function badgeOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.badges.at(-1));
}

const section = (page: Page) => page.getByRole('region', { name: 'Going away?' });
const note = (page: Page) => page.getByText(/^You’re away until .+\. Your streak waits for you\./);

test('the menu opens ‘Going Away?’; home, icon and reminder stay quiet until the return', async ({
  page,
  account,
}) => {
  await recordBadges(page);
  await openHome(page, account);
  await expect.poll(() => badgeOf(page)).toBe(3);
  for (const from of ['home', 'the page itself']) {
    await test.step(`from ${from}`, async () => {
      await accountMenu(page).click();
      await page.getByRole('link', { name: 'Going Away?' }).click();
      await expect(page.locator('#away')).toBeFocused();
      await expect(section(page)).toBeInViewport();
    });
  }

  const until = section(page).getByLabel('Back on');
  const pause = section(page).getByRole('button', { name: 'Pause until then' });
  await pause.click();
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription('Choose the day you’ll be back');
  await until.fill(dayFromNow(61));
  await expect(until).toHaveAccessibleDescription('Choose a day within the next 60 days');
  await until.fill(dayFromNow(5));
  await pause.click();
  await expect(section(page).getByText(/^You’re away until /)).toBeVisible();
  await expectAccessible(page);

  await test.step('the reminder skips these days, and can be downloaded without a connection', async () => {
    const reminder = page.getByRole('region', { name: 'Daily reminder' });
    const time = reminder.getByLabel('Time of day');
    const download = reminder.getByRole('button', { name: 'Download reminder' });
    await time.fill('');
    await download.click();
    await expect(time).toBeFocused();
    await expect(time).toHaveAccessibleDescription('Enter a time of day');
    await time.fill('07:30');
    await page.context().setOffline(true);
    const { name, event } = await downloadedEvent(page, () => time.press('Enter'));
    await expect(reminder.getByText('The reminder is in your downloads.')).toBeVisible();
    await page.context().setOffline(false);
    expect(name).toBe('verdure-reminder.ics');
    expect(event.getFirstPropertyValue('url')).toBe(`${appOrigin}/userlanding`);
    const first = new ICAL.Event(event).iterator().next();
    expect(first.toString()).toBe(`${dayFromNow(5)}T07:30:00`);
    await reminder.getByText('How to add it to your calendar').click();
    await expect(reminder.getByText('Google Calendar')).toBeVisible();
    await expectAccessible(page);
  });

  await page.goto('/userlanding');
  await expectThreeDailies(page);
  await expect(note(page)).toBeVisible();
  await expect.poll(() => badgeOf(page)).toBe(0);
  await expectAccessible(page);
  await markComplete(dailyCards(page).first());
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1 .*1 day/);
  // The latest message replaces the previous one, in whichever order they were requested.
  await expect(page.getByText(/complete: \+\d+ points/)).toBeVisible();
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect(page.getByText('Welcome back. Your streak continues.')).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => badgeOf(page)).toBe(2);
  await page.reload();
  await expectThreeDailies(page);
  await expect(note(page)).toHaveCount(0);
});

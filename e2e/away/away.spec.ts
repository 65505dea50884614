import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { accountMenu } from '../setup/accounts';
import { badgeOf, recordBadges } from '../setup/app-badge';
import { expectAccessible } from '../setup/axe';
import { dayFromNow } from '../setup/calendar-day';
import { downloadedEvent } from '../setup/downloads';
import { expect, test } from '../setup/fixtures';
import {
  dailyCards,
  expectThreeDailies,
  markComplete,
  openHome,
  openOnAnotherDevice,
  scoreBar,
} from '../setup/home';

const section = (page: Page) => page.getByRole('region', { name: 'Going away?' });
const note = (page: Page) => page.getByText(/^You’re away until .+\. Your streak waits for you\./);

test('the menu leads to going away; home, icon and reminder keep quiet until a return, on every device', async ({
  page,
  account,
  browser,
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

  await test.step('the reminder, downloaded again, skips these days', async () => {
    const download = page.getByRole('button', { name: 'Download reminder' });
    const { event } = await downloadedEvent(page, () => download.click());
    const first = new ICAL.Event(event).iterator().next();
    expect(first.toString().slice(0, 10)).toBe(dayFromNow(5));
  });

  await page.goto('/userlanding');
  await expectThreeDailies(page);
  await expect(note(page)).toBeVisible();
  await expect.poll(() => badgeOf(page)).toBe(0);
  await expectAccessible(page);
  const other = await openOnAnotherDevice(browser, account);
  await expect(note(other)).toBeVisible();
  await markComplete(dailyCards(other).first());
  await expect(scoreBar(other)).toHaveAccessibleName(/Level 1 .*1 day/);
  // The latest message replaces the one before, whichever request came first.
  await expect(other.getByText(/complete: \+\d+ points/)).toBeVisible();
  await other.getByRole('button', { name: 'I’m back' }).click();
  await expect(other.getByText('Welcome back. Your streak goes on.')).toBeVisible();
  await expect(note(other)).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await other.context().close();

  await page.reload();
  await expectThreeDailies(page);
  await expect(note(page)).toHaveCount(0);
  await expect.poll(() => badgeOf(page)).toBe(2);
});

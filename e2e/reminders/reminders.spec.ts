import type { Page } from '@playwright/test';
import { appOrigin } from '../addresses';
import { signOut } from '../setup/accounts';
import { badgeOf, recordBadges } from '../setup/app-badge';
import { expectAccessible } from '../setup/axe';
import { downloaded, downloadedEvent } from '../setup/downloads';
import { expect, test } from '../setup/fixtures';
import { dailyCards, expectThreeDailies, openHome, visitRecorded } from '../setup/home';
import { openAs } from '../setup/session';

const reminder = (page: Page) => page.getByRole('region', { name: 'Daily reminder' });

test('the profile makes a daily reminder for any calendar, also without a connection', async ({
  page,
  context,
  account,
  expectedConsoleErrors,
}) => {
  // The page finds out whether it is offline.
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openAs(page, account, '/userprofilepage');
  const time = reminder(page).getByLabel('Time of day');
  const download = reminder(page).getByRole('button', { name: 'Download reminder' });

  await time.fill('');
  await download.click();
  await expect(time).toBeFocused();
  await expect(time).toHaveAccessibleDescription('Enter a time of day');

  await time.fill('07:30');
  const { name, event } = await downloadedEvent(page, () => time.press('Enter'));
  await expect(reminder(page).getByText('The reminder is in your downloads.')).toBeVisible();
  expect(name).toBe('verdure-reminder.ics');
  // Without a time zone: half past seven, wherever and whenever.
  expect(event.getFirstPropertyValue('dtstart')?.toString()).toMatch(/T07:30:00$/);
  expect(event.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=DAILY');
  expect(event.getFirstPropertyValue('url')).toBe(`${appOrigin}/userlanding`);

  await reminder(page).getByText('How to add it to your calendar').click();
  await expect(reminder(page).getByText('Google Calendar')).toBeVisible();
  await expectAccessible(page);

  await visitRecorded(page);
  await context.setOffline(true);
  await downloaded(page, () => download.click());
  await context.setOffline(false);
});

test('the installed app’s icon shows the number of open tasks, and nothing once they are done or after sign-out', async ({
  page,
  account,
}) => {
  await recordBadges(page);
  await openHome(page, account);
  const badge = () => badgeOf(page);
  await expect.poll(badge).toBe(3);
  for (const left of [2, 1, 0]) {
    await dailyCards(page).getByRole('button', { name: 'Mark Complete' }).first().click();
    await expect.poll(badge).toBe(left);
  }
  await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
  await expectThreeDailies(page);
  await expect.poll(badge).toBe(3);

  await page.goto('/userprofilepage');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  expect(await badge()).toBe(0);
});

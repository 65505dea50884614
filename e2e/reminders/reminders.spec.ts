import type { Page } from '@playwright/test';
import { appOrigin } from '../addresses';
import { expectAccessible } from '../setup/axe';
import { downloaded, downloadedEvent } from '../setup/downloads';
import { expect, test } from '../setup/fixtures';
import { visitRecorded } from '../setup/home';
import { openAs } from '../setup/session';

const reminder = (page: Page) => page.getByRole('region', { name: 'Daily reminder' });

test('the profile makes a daily reminder for any calendar, even without a connection', async ({
  page,
  context,
  account,
}) => {
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

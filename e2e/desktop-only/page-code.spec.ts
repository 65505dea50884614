import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';

const networkErrors = [
  /Failed to load resource/,
  /The code of a page could not be loaded/,
  /A picture could not be shown/,
];

const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** How many stylesheets of the document are missing; a page without its styles isn't the page. */
const missingStylesheets = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
        ({ sheet }) => sheet === null,
      ).length,
  );

test('without a connection a new page says so, the others work, and it opens by itself afterwards', async ({
  page,
  account,
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(...networkErrors);
  await openHome(page, account);
  await headerLink(page, 'About').click();
  await expect(heading(page, 'About Verdure')).toBeVisible();

  await context.setOffline(true);
  await headerLink(page, 'Library').click();
  await expect(heading(page, 'You’re offline')).toBeFocused();
  await expect(page.getByText('Err Or. Search Elsewhere.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'You’re offline')).toBeVisible();

  await headerLink(page, 'About').click();
  await expect(heading(page, 'About Verdure')).toBeVisible();
  await headerLink(page, 'Library').click();
  await expect(heading(page, 'You’re offline')).toBeFocused();

  await context.setOffline(false);
  await expect(heading(page, 'Library')).toBeFocused();
  expect(await missingStylesheets(page)).toBe(0);
});

test('a page that failed to load offline opens when its link is clicked later', async ({
  page,
  account,
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(...networkErrors);
  await openHome(page, account);
  await context.setOffline(true);
  await headerLink(page, 'Impact').click();
  await expect(heading(page, 'You’re offline')).toBeVisible();
  await headerLink(page, 'Home').click();
  await expect(heading(page, 'Your Home')).toBeVisible();

  await context.setOffline(false);
  await headerLink(page, 'Impact').click();
  await expect(heading(page, 'What small things add up to')).toBeVisible();
  expect(await missingStylesheets(page)).toBe(0);
});

const offersScript = /\/assets\/offers-[^/]+\.js$/;

test('a page whose script was removed is reloaded once, then says so and can be tried again', async ({
  page,
  account,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(...networkErrors);
  await openHome(page, account);
  await page.route(offersScript, (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await headerLink(page, 'Offers').click();
  await reloaded;
  await expect(heading(page, 'Couldn’t load this page')).toBeVisible();

  await headerLink(page, 'Home').click();
  await expect(heading(page, 'Your Home')).toBeVisible();
  await headerLink(page, 'Offers').click();
  await expect(heading(page, 'Couldn’t load this page')).toBeFocused();

  await page.unroute(offersScript);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Offers')).toBeFocused();
  expect(await missingStylesheets(page)).toBe(0);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';

const networkErrors = [
  /Failed to load resource/,
  /The code of a page could not be loaded/,
  /A picture failed to load/,
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

/** Clicks a link of the header and waits for the page, or what is shown instead, with its heading focused. */
async function follow(page: Page, link: string, title: string): Promise<void> {
  await headerLink(page, link).click();
  await expect(heading(page, title)).toBeFocused();
}

/** Waits for a page that comes with a reload. */
async function expectReloaded(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  expect(await missingStylesheets(page)).toBe(0);
}

test.beforeEach(async ({ page, account, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(...networkErrors);
  await openHome(page, account);
});

test('without a connection a new page says so, the others work, and it opens by its link or by itself afterwards', async ({
  page,
  context,
}) => {
  await test.step('by its link', async () => {
    await context.setOffline(true);
    await follow(page, 'Offers', 'You’re offline');
    await follow(page, 'Home', 'Your Home');
    await context.setOffline(false);
    await headerLink(page, 'Offers').click();
    await expectReloaded(page, 'Offers');
  });

  await test.step('by itself', async () => {
    await follow(page, 'About', 'About Verdure');
    await context.setOffline(true);
    await follow(page, 'Library', 'You’re offline');
    await expect(page.getByText('Err Or. Search Elsewhere.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'You’re offline')).toBeVisible();
    await follow(page, 'About', 'About Verdure');
    await follow(page, 'Library', 'You’re offline');
    await context.setOffline(false);
    await expectReloaded(page, 'Library');
  });
});

// Its script is imported as well, as when there is no connection; the stylesheet is Vite's to load.
test('a page whose stylesheet was removed is reloaded once, then says so and can be tried again', async ({
  page,
}) => {
  const file = /\/assets\/offers-[^/]+\.css$/;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await headerLink(page, 'Offers').click();
  await reloaded;
  await expect(heading(page, 'Couldn’t load this page')).toBeVisible();

  await follow(page, 'Home', 'Your Home');
  await follow(page, 'Offers', 'Couldn’t load this page');

  await page.unroute(file);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectReloaded(page, 'Offers');
});

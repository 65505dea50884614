import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { expectThreeDailies, forgetSnapshot, openHome } from '../setup/home';
import { waitForServiceWorker } from '../setup/service-worker';

test.use({
  serviceWorkers: 'allow',
  // The first comes from a request that the service worker passes on.
  expectedConsoleErrors: [/ERR_FAILED|could not be|^A picture failed to load/],
});

const OFFLINE = /^You’re offline\./;
const AGE = /This page was last updated/;
const NOT_SAVED = 'This can’t be loaded without a connection.';

async function openOfflineReady(page: Page, account: Parameters<typeof openHome>[1]) {
  await openHome(page, account);
  await waitForServiceWorker(page);
}

test('a page opened offline shows its cached content or says that it can’t be loaded, and loads once online', async ({
  page,
  account,
  context,
}) => {
  await openOfflineReady(page, account);
  await context.setOffline(true);
  await test.step('Impact shows its cached content', async () => {
    await page.goto('/impact');
    await expect(page.getByRole('region', { name: 'Your impact' })).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(page.getByText(AGE)).toBeVisible();
  });

  await forgetSnapshot(page);
  await test.step('the history isn’t cached', async () => {
    await page.goto('/userhistory');
    const problem = page.getByRole('alert').filter({ hasText: 'Failed to load task history' });
    await expect(problem).toContainText(NOT_SAVED);
    await expect(page.getByText(OFFLINE)).toBeVisible();
  });

  await page.goto('/userlanding');
  await expect(page.getByText(NOT_SAVED)).toBeVisible();
  await expect(page.getByText(AGE)).toBeHidden();
  await context.setOffline(false);
  await expectThreeDailies(page);
  await expect(page.getByText(OFFLINE)).toBeHidden();
});

test('offline, a page that was loaded before shows its data and says how old it is', async ({
  page,
  account,
  context,
}) => {
  await openOfflineReady(page, account);
  const open = async (name: string) => {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(name, 'i'));
  };
  await open('History');
  await expect(page.getByText('Nothing completed yet')).toBeVisible();
  await open('Library');
  await expect(page.getByRole('article').first()).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(AGE)).toContainText('just now');
  await expect(page.getByRole('article').first()).toBeVisible();
  await open('History');
  await expect(page.getByText('Nothing completed yet')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByText(AGE)).toBeVisible();
  await open('Offers');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText(AGE)).toBeHidden();
});

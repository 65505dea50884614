import type { Page } from '@playwright/test';
import { signIn } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import { expectThreeDailies } from '../setup/home';
import { operationOf, recordOperations } from '../setup/operations';

const HOME_CODE = '**/assets/user-landing-*.js';
const WIDGET_CODE = /\/assets\/sign-in-steps-.+\.js$/;

test('the home’s code loads while a password is typed, and its data and credentials before the widget’s last request', async ({
  page,
  account,
}) => {
  const home = page.waitForRequest((request) => operationOf(request) === 'Home');
  const credentials = page.waitForRequest((request) => operationOf(request) === 'GetId');
  const operations = recordOperations(page);
  await page.goto('/login');
  const code = page.waitForResponse(HOME_CODE);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially('Co');
  await (await code).finished();
  // The widget gets its last response only once both have been requested.
  await page.route('**/*', async (route) => {
    if (operationOf(route.request()) === 'GetUser') await Promise.all([home, credentials]);
    await route.continue();
  });
  await signIn(page, account);
  await expect(page).toHaveURL('/userlanding');
  await expectThreeDailies(page);
  // On an account's first visit, once more after the profile was created.
  expect(operations.filter((operation) => operation === 'Home').length).toBeLessThanOrEqual(2);
});

test('an idle landing page prefetches the sign-in page’s files, which aren’t requested again', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch') files.push(request.url());
  });
  await page.goto('/');
  await expect.poll(() => files.filter((url) => WIDGET_CODE.test(url))).toHaveLength(1);
  await expect.poll(() => files.length).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'User Login' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.transferSize > 0 ? entry.name : [],
      ),
  );
  expect(loaded.filter((url) => files.includes(url))).toEqual([]);
});

/** Makes the browser report that it is set to save data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

test('nothing is prefetched in a browser that is set to save data', async ({ page, account }) => {
  await saveData(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /prefetch-sign-in|\/login$/.test(url))).toEqual([]);

  const code = () => requests.filter((url) => /\/user-landing-.+\.js$/.test(url));
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially('Correct');
  await page.waitForLoadState('networkidle');
  expect(code()).toEqual([]);
  await signIn(page, account);
  await expectThreeDailies(page);
  expect(code().length).toBeGreaterThan(0);
});

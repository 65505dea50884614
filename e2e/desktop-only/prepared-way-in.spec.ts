import type { Page, Request } from '@playwright/test';
import { signIn } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import { expectThreeDailies } from '../setup/home';

const HOME_CODE = '**/assets/user-landing-*.js';
const WIDGET_CODE = /\/assets\/sign-in-steps-.+\.js$/;

const isOperation = (request: Request, name: string) =>
  request.headers()['x-amz-target']?.endsWith(`.${name}`) === true ||
  request.postData()?.includes(`query ${name}(`) === true;

test('the home’s code loads while a password is typed', async ({ page, account }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  const code = page.waitForRequest(HOME_CODE);
  await page.getByLabel('Password', { exact: true }).pressSequentially('Co');
  await code;
});

test('once signed in, data and credentials are requested along with the widget’s last request', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  const home = page.waitForRequest((request) => isOperation(request, 'Home'));
  const credentials = page.waitForRequest((request) => isOperation(request, 'GetId'));
  let homes = 0;
  page.on('request', (request) => {
    if (isOperation(request, 'Home')) homes += 1;
  });
  await page.route('**/*', async (route) => {
    if (isOperation(route.request(), 'GetUser')) await Promise.all([home, credentials]);
    await route.continue();
  });
  await signIn(page, account);
  await expect(page).toHaveURL('/userlanding');
  await expectThreeDailies(page);
  // Once more after the profile was created, for an account's first visit.
  expect(homes).toBeLessThanOrEqual(2);
});

test('the home’s data is requested before the widget’s last request is', async ({
  page,
  account,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(...['GetUser', 'Home'].filter((name) => isOperation(request, name)));
  });
  await page.goto('/login');
  const code = page.waitForResponse(HOME_CODE);
  await page.getByLabel('Password', { exact: true }).pressSequentially('Co');
  await (await code).finished();
  await page.waitForLoadState('networkidle');
  await signIn(page, account);
  await expectThreeDailies(page);
  expect(sent.slice(0, 2)).toEqual(['Home', 'GetUser']);
});

/** The widget's code, if the landing page fetches it within its idle time. */
async function prefetchedWidget(page: Page): Promise<Request> {
  const request = page.waitForRequest(WIDGET_CODE);
  await page.goto('/');
  return request;
}

test('an idle landing page fetches the files of the sign-in page', async ({ page }) => {
  const files: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch') files.push(request.url());
  });
  await prefetchedWidget(page);
  await page.waitForLoadState('networkidle');
  expect(files.length).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'User Login' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

/** Makes the browser say that its user saves data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

test('nothing loads ahead while someone who saves data types a password', async ({
  page,
  account,
}) => {
  await saveData(page);
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/user-landing-.+\.js$/.test(request.url())) code.push(request.url());
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially('Correct');
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([]);
  await signIn(page, account);
  await expectThreeDailies(page);
  expect(code.length).toBeGreaterThan(0);
});

test('a visitor who saves data fetches nothing ahead', async ({ page }) => {
  await saveData(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /prefetch-sign-in|\/login$/.test(url))).toEqual([]);
});

import type { Page, Route } from '@playwright/test';
import { emulatorOrigin } from '../addresses';
import { expect, test } from '../setup/fixtures';
import { cardOf, dailyNames, expectThreeDailies, openHome, scoreBar } from '../setup/home';
import { ownRows } from '../setup/own-rows';

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/status of (401|403|503)/, /could not be/, /A picture failed to load/);
});

const RESPONSES = [
  { status: 200, contentType: 'application/json', body: '{"message":"ok"}' },
  { status: 200, contentType: 'application/json', body: '{"data":{}}' },
  { status: 200, contentType: 'text/html', body: '<title>Welcome to our Wi-Fi</title>' },
  { status: 401, contentType: 'application/json', body: '{"message":"Sign in to our Wi-Fi"}' },
  { status: 403, contentType: 'application/json', body: '{"errors":[{"message":"Blocked"}]}' },
  { status: 503, contentType: 'text/plain', body: 'Service Unavailable' },
];

/** Lets something on the way answer all requests to the backend. Returns a function that takes it away. */
async function intercept(page: Page, response: (typeof RESPONSES)[number]) {
  const backend = `${emulatorOrigin}/**`;
  const answer = (route: Route) =>
    route.fulfill({ ...response, headers: { 'access-control-allow-origin': '*' } });
  await page.route(backend, answer);
  return () => page.unroute(backend, answer);
}

test('whatever answers on the way, what was done waits and the session stays', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  const [name = ''] = await dailyNames(page);
  const done = cardOf(page, name).getByRole('button', { name: 'Task Complete' });
  let letThrough = () => Promise.resolve();
  for (const [visit, response] of RESPONSES.entries()) {
    const before = letThrough;
    letThrough = await intercept(page, response);
    // Only now, so that nothing gets through in between.
    await before();
    if (visit === 0) {
      await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
      await expect(page.getByText(/Saved on this device/)).toBeVisible();
    } else {
      const asked = page.waitForResponse(`${emulatorOrigin}/**`);
      await page.reload();
      await asked;
    }
    await expect(done).toBeVisible();
    await expect(page.getByText('1 change is waiting for a connection')).toBeVisible();
  }
  await letThrough();
  await page.reload();
  await expectThreeDailies(page);
  await expect(done).toBeVisible();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/);
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
});

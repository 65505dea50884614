import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { emulatorOrigin } from '../addresses';
import { signIn } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import { dailyCards, expectThreeDailies, openHome } from '../setup/home';
import { publicPagePaths } from '../setup/pages';
import { notePolicyViolations } from '../setup/policy-violations';
import { OFFLINE_ERRORS, waitForServiceWorker } from '../setup/service-worker';
import { openAs } from '../setup/session';
import { expectPreviews, newPictureName } from '../setup/stored-pictures';

function policyOf(page: Page) {
  return page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
}

test('every page states its policy, with the backend’s own origins only', async ({ request }) => {
  for (const path of [...publicPagePaths, '/userlanding', '/admin', '/no-such']) {
    const text = await (await request.get(path)).text();
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(text) ?? [];
    const socket = emulatorOrigin.replace('http', 'ws');
    expect(policy, path).toContain(`connect-src 'self' ${emulatorOrigin} ${socket};`);
    expect(policy, path).toContain(`img-src 'self' data: blob: ${emulatorOrigin};`);
    expect(policy, path).not.toMatch(/\*|unsafe-(inline|eval)/);
    expect(text.indexOf('http-equiv="Content'), path).toBeLessThan(text.indexOf('<script'));
  }
});

test('nothing is blocked from the landing page through sign-in to the home’s pictures', async ({
  page,
  account,
}) => {
  const violations = await notePolicyViolations(page);
  for (const path of publicPagePaths) await page.goto(path);
  await page.goto('/');
  await page.getByRole('link', { name: 'User Login' }).first().click();
  await signIn(page, account);
  await expectThreeDailies(page);
  const pictures = dailyCards(page).locator('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('src', new RegExp(`^${emulatorOrigin}/`));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(violations).toEqual([]);
});

test('nothing is blocked while an admin adds a picture', async ({ page, admin }) => {
  const violations = await notePolicyViolations(page);
  await openAs(page, admin, '/admin');
  await page.getByRole('button', { name: 'Open Pictures' }).click();
  const picker = page.getByRole('group', { name: 'Stored pictures' });
  await expectPreviews(picker, 6);
  const buffer = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#2f6b4f' },
  })
    .png()
    .toBuffer();
  const name = `${newPictureName('policy')}.png`;
  await picker.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(picker.getByText(/^Selected: /)).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the offline copy states the policy too, and nothing is blocked', async ({
    page,
    account,
    context,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(...OFFLINE_ERRORS);
    const violations = await notePolicyViolations(page);
    await openHome(page, account);
    const policy = await policyOf(page);
    await waitForServiceWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expectThreeDailies(page);
    expect(await policyOf(page)).toBe(policy);
    expect(violations).toEqual([]);
  });
});

test('other hosts are refused, and so are other ports and buckets', async ({
  page,
  account,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Content Security Policy/);
  const violations = await notePolicyViolations(page);
  await openHome(page, account);
  const connections = ['https://alien.example', 'http://localhost:1', 'wss://alien.example'];
  const bucket = 'https://other.s3.us-east-1.amazonaws.com/a.webp';
  await page.evaluate(
    async ({ urls, picture }) => {
      const sockets = urls.filter((url) => url.startsWith('ws')).map((url) => new WebSocket(url));
      const requests = urls.filter((url) => url.startsWith('http')).map((url) => fetch(url));
      await Promise.allSettled(requests);
      for (const socket of sockets) socket.close();
      new Image().src = picture;
      document.body.insertAdjacentHTML('beforeend', '<style>body { opacity: 0.5 }</style>');
    },
    { urls: connections, picture: bucket },
  );
  await expect.poll(() => violations.length).toBe(5);
  expect(violations.map((text) => text.replace(/\/$/, '')).sort()).toEqual(
    [
      ...connections.map((url) => `connect-src ${url}`),
      `img-src ${bucket}`,
      'style-src-elem inline',
    ].sort(),
  );
});

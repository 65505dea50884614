import type { Page } from '@playwright/test';
import { signOut } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import {
  bringToFront,
  cardOf,
  dailyNames,
  expectThreeDailies,
  openHome,
  scoreBar,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';

/** Makes the browser say that it is offline, from now on and on each page; the network is fine. */
async function sayOffline(page: Page): Promise<void> {
  const say = () => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false, configurable: true });
    window.dispatchEvent(new Event('offline'));
  };
  await page.addInitScript(say);
  await page.evaluate(say);
}

test('a browser that wrongly says it is offline keeps nothing from being loaded, recorded and signed out', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  const [first = '', second = ''] = await dailyNames(page);
  const complete = async (name: string) => {
    await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByText(new RegExp(`“${name}” complete: \\+\\d+ point`))).toBeVisible();
  };
  const expectNoNotice = () => expect(page.getByText(/^You’re offline\./)).toBeHidden();

  await sayOffline(page);
  await complete(first);
  await expectNoNotice();
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);

  await page.reload();
  await expectThreeDailies(page);
  await bringToFront(page);
  await complete(second);
  await expectNoNotice();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 2/);
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(2);

  await page.getByRole('navigation').getByRole('link', { name: 'Library', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoNotice();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

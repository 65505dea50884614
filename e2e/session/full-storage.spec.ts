import type { Page } from '@playwright/test';
import { signIn } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import { expectThreeDailies } from '../setup/home';
import { alert } from '../setup/sign-in-steps';

/** Fills this browser's storage, except for the last `free` letters. */
async function fillStorage(page: Page, free: number): Promise<void> {
  await page.evaluate((room) => {
    let filler = 'x';
    for (let size = 2 ** 24; size >= 1; size /= 2) {
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(size));
        filler += 'x'.repeat(size);
      } catch {
        // Too large.
      }
    }
    localStorage.setItem('filler', filler.slice(room));
  }, free);
}

test('a session that doesn’t fit into the storage isn’t stored in part', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await fillStorage(page, 500);
  await signIn(page, account);
  await expect(alert(page, 'Your browser has no space left to keep you signed in.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['filler']);
  await page.reload();
  await page.getByLabel('Email').fill(account.email);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, account);
  await expect(page).toHaveURL('/userlanding');
});

test('a session stays in the page where the browser blocks storage', async ({ page, account }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await signIn(page, account);
  await expect(page).toHaveURL('/userlanding');
  await expectThreeDailies(page);
});

import { expect, type Page } from '@playwright/test';

/** Signs out by the avatar's menu, as a person does at any width; resolves when that is done. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^Account menu of/ });
  await menu.click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(menu).toBeHidden();
}

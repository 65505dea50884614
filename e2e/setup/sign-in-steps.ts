import { expect, type Page } from '@playwright/test';

/** The heading of the sign-in widget's current step. */
export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** The error message of the sign-in widget or a form. */
export function alert(page: Page, text: string) {
  return page.getByRole('alert').filter({ hasText: text });
}

/** Clicks a button offline, expects the error, and submits the form online, by default by clicking the button again. */
export async function clickOfflineThenOnline(
  page: Page,
  name: string,
  send = () => page.getByRole('button', { name, exact: true }).click(),
): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(alert(page, 'We couldn’t reach the server. Try again.')).toBeVisible();
  await page.context().setOffline(false);
  await send();
}

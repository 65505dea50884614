import { expect, type Page } from '@playwright/test';
import { password } from './accounts';

/** The title of the step that the sign-in widget is at. */
export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** What the sign-in widget, or a form, says has gone wrong. */
export function alert(page: Page, text: string) {
  return page.getByRole('alert').filter({ hasText: text });
}

/** Creates an account in the widget, up to where its code is asked for. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/newaccount');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(heading(page)).toHaveText('Confirm Sign Up');
}

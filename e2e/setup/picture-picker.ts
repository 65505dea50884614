import type { Locator, Page } from '@playwright/test';
import type { Account } from './accounts';
import { openAs } from './session';

/** Opens the hub's pictures and returns their picker. */
export async function openPictures(page: Page, admin: Account): Promise<Locator> {
  await openAs(page, admin, '/admin');
  await page.getByRole('button', { name: 'Open Pictures' }).click();
  return page.getByRole('group', { name: 'Stored pictures' });
}

/** Adds a picture file through the picker's input. */
export async function addPicture(picker: Locator, name: string, buffer: Buffer): Promise<void> {
  await picker.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
}

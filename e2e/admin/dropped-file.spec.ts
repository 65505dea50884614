import type { Locator } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';

type Step = 'dragenter' | 'dragover' | 'dragleave' | 'drop';
type Carried = 'file' | 'text';

/** Takes one step of a drag over a place; returns whether the page kept the browser from its own action. */
async function drag(step: Step, place: Locator, carried: Carried = 'file'): Promise<boolean> {
  return place.evaluate(
    (element, { step, carried }) => {
      const dataTransfer = new DataTransfer();
      if (carried === 'file') dataTransfer.items.add(new File(['name\n'], 'links.csv'));
      else dataTransfer.setData('text/plain', 'Fern');
      const event = new DragEvent(step, { bubbles: true, cancelable: true, dataTransfer });
      return !element.dispatchEvent(event);
    },
    { step, carried },
  );
}

/** Whether a file dropped here opens in place of the page, as browsers do unless they are kept from it. */
async function opensFile(place: Locator): Promise<boolean> {
  await drag('dragenter', place);
  const isKept = [await drag('dragover', place), await drag('drop', place)];
  return isKept.includes(false);
}

test('a file dropped beside a drop zone does nothing but light the zone, if there is one', async ({
  page,
  admin,
}) => {
  await test.step('a page without a zone takes text, and opens no file', async () => {
    await page.goto('/newaccount');
    const email = page.getByLabel('Email');
    for (const place of [email, page.getByRole('heading', { level: 1 })]) {
      expect(await opensFile(place)).toBe(false);
    }
    expect(await drag('drop', email, 'text')).toBe(false);
  });

  await openAs(page, admin, '/admin');
  await page.getByRole('button', { name: 'Open Import and export' }).click();
  const section = page.getByRole('region', { name: 'Import and export' });
  const zone = section.getByText('Or drop it here.').locator('..');
  const borderColor = () => zone.evaluate((element) => getComputedStyle(element).borderTopColor);
  const beside = section.getByLabel('Data to import or export');
  const heading = page.getByRole('heading', { level: 1 });
  const dark = await borderColor();

  await test.step('the zone is lit while a file is over the page', async () => {
    await drag('dragenter', heading);
    await expect.poll(borderColor).not.toBe(dark);
    await drag('dragenter', beside);
    await drag('dragleave', heading);
    expect(await borderColor()).not.toBe(dark);
    await drag('dragleave', beside);
    await expect.poll(borderColor).toBe(dark);
    await drag('dragenter', heading, 'text');
    expect(await borderColor()).toBe(dark);
  });

  await test.step('only the zone takes the file', async () => {
    expect(await opensFile(beside)).toBe(false);
    await expect.poll(borderColor).toBe(dark);
    await expect(section.getByRole('alert')).toHaveCount(0);
    expect(await opensFile(zone)).toBe(false);
    await expect(section.getByRole('alert')).toContainText('Couldn’t import this file');
  });
});

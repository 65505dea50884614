import type { Locator } from '@playwright/test';
import { openImport } from '../setup/admin-pages';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';

type Step = 'dragenter' | 'dragover' | 'dragleave' | 'drop';
type Carried = 'file' | 'files' | 'text' | 'link';

/** Dispatches a step of a drag over an element. Returns whether the page prevented the default action. */
async function drag(step: Step, place: Locator, carried: Carried = 'file'): Promise<boolean> {
  return place.evaluate(
    (element, { step, carried }) => {
      const dataTransfer = new DataTransfer();
      const files = { file: ['links.csv'], files: ['links.csv', 'tasks.csv'], text: [], link: [] };
      for (const name of files[carried]) dataTransfer.items.add(new File(['name\n'], name));
      if (carried === 'text') dataTransfer.setData('text/plain', 'Fern');
      if (carried === 'link') dataTransfer.setData('text/uri-list', 'https://verdure.example/');
      const event = new DragEvent(step, { bubbles: true, cancelable: true, dataTransfer });
      return !element.dispatchEvent(event);
    },
    { step, carried },
  );
}

/** Whether the browser handles a drop here itself: it fills a field, or opens the file in place of the page. */
async function isLeftToBrowser(place: Locator, carried: Carried = 'file'): Promise<boolean> {
  await drag('dragenter', place, carried);
  const isKept = [await drag('dragover', place, carried), await drag('drop', place, carried)];
  return isKept.includes(false);
}

test('a drop outside fields and drop zones does nothing; a dragged file highlights the zone', async ({
  page,
  admin,
}) => {
  await test.step('a page without a zone takes text and links only in fields', async () => {
    await page.goto('/newaccount');
    const email = page.getByLabel('Email');
    expect(await isLeftToBrowser(email)).toBe(false);
    for (const carried of ['file', 'text', 'link'] as const) {
      expect(await isLeftToBrowser(page.getByRole('heading', { level: 1 }), carried)).toBe(false);
      expect(await isLeftToBrowser(page.getByRole('checkbox'), carried)).toBe(false);
    }
    for (const carried of ['text', 'link'] as const) {
      expect(await isLeftToBrowser(email, carried)).toBe(true);
    }
  });

  await openAs(page, admin, '/admin');
  const section = await openImport(page);
  const zone = section.getByText('Or drop it here.').locator('..');
  const borderColor = () => zone.evaluate((element) => getComputedStyle(element).borderTopColor);
  const beside = section.getByLabel('Data to import or export');
  const heading = page.getByRole('heading', { level: 1 });
  const plain = await borderColor();

  await test.step('the zone is highlighted while a file is over the page', async () => {
    await drag('dragenter', heading);
    await expect.poll(borderColor).not.toBe(plain);
    await drag('dragenter', beside);
    await drag('dragleave', heading);
    expect(await borderColor()).not.toBe(plain);
    await drag('dragleave', beside);
    await expect.poll(borderColor).toBe(plain);
    await drag('dragenter', heading, 'text');
    expect(await borderColor()).toBe(plain);
  });

  await test.step('only the zone takes the file', async () => {
    expect(await isLeftToBrowser(beside)).toBe(false);
    await expect.poll(borderColor).toBe(plain);
    await expect(section.getByRole('alert')).toHaveCount(0);
    expect(await isLeftToBrowser(zone, 'files')).toBe(false);
    await expect(section.getByRole('alert')).toHaveText('Drop one file at a time.');
    expect(await isLeftToBrowser(zone)).toBe(false);
    await expect(section.getByRole('alert')).toContainText('Couldn’t import this file');
  });
});

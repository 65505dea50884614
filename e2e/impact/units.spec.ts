import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { ownRows } from '../setup/own-rows';
import { openWithSavings } from '../setup/savings';

const METRIC = /\b(liters?|kg|kilograms?|km|kilometers?)\b|°C/;
const US = /\b(gallons?|pounds?|ounces?|miles?|lb|oz)\b|°F/;

// Without /howweestimate, which lists other tests' tasks, too.
const WITH_AMOUNTS = ['/userlanding', '/userhistory', '/impact', '/mediumtasks', '/strategictasks'];
const WITH_CARDS = ['/library', '/offers'];
const WITH_TEXTS = ['/benefits', '/about', '/eula'];

/** Returns all text on the page, even collapsed text, except a prerendered page's text in other units. */
async function readAll(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main) => {
    const { units = '' } = document.documentElement.dataset;
    const isOther = (node: Node) => {
      const of = node.parentElement?.closest('[data-in]');
      return of !== null && of !== undefined && of.getAttribute('data-in') !== units;
    };
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!isOther(currentNode)) texts.push(currentNode.textContent ?? '');
    }
    return texts.join(' ');
  });
}

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE' });

  test('every page uses metric units for a visitor, and for a member with a completion', async ({
    page,
    account,
  }) => {
    for (const path of ['/howweestimate', '/impact']) {
      await page.goto(path);
      const text = await page.getByRole('main').innerText();
      expect(text, path).toMatch(METRIC);
      expect(text, path).not.toMatch(US);
    }

    const card = await openWithSavings(page, account);
    await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
    await card.getByRole('button', { name: 'About Plan a week of green dinners' }).click();
    await expect(card.getByText(/^Saves about /)).toHaveText(METRIC);
    for (const path of [...WITH_AMOUNTS, ...WITH_CARDS, ...WITH_TEXTS]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (WITH_CARDS.includes(path)) {
          await expect(page.getByRole('article').first()).toBeVisible();
        }
        if (WITH_AMOUNTS.includes(path)) {
          await expect.poll(async () => METRIC.test(await readAll(page))).toBe(true);
        }
        expect(await readAll(page)).not.toMatch(US);
      });
    }
  });
});

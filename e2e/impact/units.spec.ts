import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { accountOf, queryDataApi } from '../setup/data-api';
import { expect, test } from '../setup/fixtures';
import { openOnAnotherDevice } from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { openWithSavings } from '../setup/savings';
import { openAs } from '../setup/session';

const METRIC = /\b(liters?|kg|kilograms?|km|kilometers?)\b|°C/;
const US = /\b(gallons?|pounds?|ounces?|miles?|lb|oz)\b|°F/;

/** What a reader sees of the page, without what its stylesheet hides. */
const readText = (page: Page) => page.getByRole('main').innerText();

for (const path of ['/howweestimate', '/impact']) {
  test(
    `${path} is in U.S. units for a visitor from there`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path);
      const text = await readText(page);
      expect(text).toMatch(US);
      expect(text).not.toMatch(METRIC);
    },
  );

  test.describe('elsewhere', () => {
    test.use({ locale: 'de-DE' });

    test(`${path} is in metric units for a visitor`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto(path);
      const text = await readText(page);
      expect(text).toMatch(METRIC);
      expect(text).not.toMatch(US);
    });
  });
}

test(
  'units chosen in the profile hold on every page, after a reload and on another device',
  { tag: '@desktop' },
  async ({ page, account, browser }) => {
    test.slow();
    const other = await openOnAnotherDevice(browser, account);
    await openAs(page, account, '/userprofilepage');
    const section = page.getByRole('region', { name: 'Units' });
    await section.getByLabel('Show amounts in').selectOption('Metric');
    await section.getByRole('button', { name: 'Save units' }).click();
    await expect(section.getByText('Saved.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const stored = `{ row: getUserProfile(id: "${await accountOf(page)}") { units } }`;
    expect((await queryDataApi(page, stored)).data).toEqual({ row: { units: 'Metric' } });
    for (const path of ['/howweestimate', '/impact', '/benefits', '/mediumtasks', '/offers']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await readText(page)).not.toMatch(US);
    }
    await other.reload();
    await expect(other.locator('html')).toHaveAttribute('data-units', 'Metric');
    await expect
      .poll(() => other.evaluate(() => localStorage.getItem('verdure.units')))
      .toBe('Metric');
  },
);

// /howweestimate isn't one of them: it lists the tasks of other tests, too.
const WITH_AMOUNTS = ['/userlanding', '/userhistory', '/impact', '/mediumtasks', '/strategictasks'];
const WITH_CARDS = ['/library', '/offers'];
const WITH_TEXTS = ['/benefits', '/about', '/eula'];

/** Returns every text of the page, folded ones included, without those of the other units in a prerendered page. */
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

for (const [locale, own, others] of [
  ['en-US', US, METRIC],
  ['de-DE', METRIC, US],
] as const) {
  test.describe(`for a member of ${locale}`, () => {
    test.use({ locale });

    test(
      'every page is in the units that are usual there, once something is completed',
      { tag: '@desktop' },
      async ({ page, account }) => {
        test.slow();
        const card = await openWithSavings(page, account);
        await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
        await card.getByRole('button', { name: 'About Plan a week of green dinners' }).click();
        await expect(card.getByText(/^Saves about /)).toHaveText(own);
        for (const path of [...WITH_AMOUNTS, ...WITH_CARDS, ...WITH_TEXTS]) {
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            if (WITH_CARDS.includes(path)) {
              await expect(page.getByRole('article').first()).toBeVisible();
            }
            if (WITH_AMOUNTS.includes(path)) {
              await expect.poll(async () => own.test(await readAll(page))).toBe(true);
            }
            expect(await readAll(page)).not.toMatch(others);
          });
        }
      },
    );
  });
}

import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { accountOf, queryDataApi } from '../setup/data-api';
import { expect, test } from '../setup/fixtures';
import { openOnAnotherDevice } from '../setup/home';
import { openAs } from '../setup/session';

const METRIC = /\b(liters?|kg|kilograms?|km|kilometers?)\b|°C/;
const US = /\b(gallons?|pounds?|ounces?|miles?|lb|oz)\b|°F/;

/** What a reader sees of the page, without what its stylesheet hides. */
const readText = (page: Page) => page.getByRole('main').innerText();

for (const path of ['/howweestimate', '/impact']) {
  test(`${path} is in U.S. units for a visitor from there`, async ({ page }) => {
    await page.goto(path);
    const text = await readText(page);
    expect(text).toMatch(US);
    expect(text).not.toMatch(METRIC);
  });

  test.describe('elsewhere', () => {
    test.use({ locale: 'de-DE' });

    test(`${path} is in metric units for a visitor`, async ({ page }) => {
      await page.goto(path);
      const text = await readText(page);
      expect(text).toMatch(METRIC);
      expect(text).not.toMatch(US);
    });
  });
}

test('units chosen in the profile hold on every page, after a reload and on another device', async ({
  page,
  account,
  browser,
}) => {
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
});

import type { Page } from '@playwright/test';
import { tasks } from '../../amplify/seed/catalog';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { expectReflow } from '../setup/reflow';
import { openAs } from '../setup/session';

const medium = tasks.filter(({ difficulty }) => difficulty === 'Medium');
const quick = medium.filter(({ timeNeeded = Infinity }) => timeNeeded <= 15);

/** The names of the shown tasks of the catalog: other tests create and delete their own. */
async function shownNames(page: Page): Promise<string[]> {
  await expect(page.getByRole('article').first()).toBeVisible();
  const all = await page.getByRole('article').getByRole('heading').allTextContents();
  return all.filter((name) => medium.some((task) => task.name === name));
}

/** Expects these tasks, in any order, once the list has followed the filters. */
async function expectShown(page: Page, expected: readonly { name: string }[]): Promise<void> {
  await expect.poll(async () => (await shownNames(page)).toSorted()).toEqual(namesOf(expected));
}

const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name).toSorted();

test('filters leave the tasks that match, and the address keeps the choice', async ({
  page,
  account,
}) => {
  await openAs(page, account, '/mediumtasks');
  expect(await shownNames(page)).toEqual(namesOf(medium));
  await page.getByLabel('Time').selectOption('15-minutes');
  await expectShown(page, quick);
  await page.getByLabel('Category').selectOption('Energy');
  const both = quick.filter(({ category }) => category === 'Energy');
  await expectShown(page, both);
  await page.getByLabel('Sort by').selectOption('time');
  await expect(page).toHaveURL('/mediumtasks?time=15-minutes&category=Energy&sort=time');
  await expectAccessibleInBothThemes(page);

  await test.step('Back leaves the page, and forward brings the choice', async () => {
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/userlanding');
    await page.goBack();
    await expect(page.getByLabel('Time')).toHaveValue('15-minutes');
    await expectShown(page, both);
    await page.goForward();
    await expect(page).toHaveURL('/userlanding');
    await page.goBack();
    await page.reload();
    await expect(page.getByLabel('Category')).toHaveValue('Energy');
    await expectShown(page, both);
  });

  await test.step('an empty result says which filter to drop', async () => {
    await page.getByLabel('Category').selectOption('Water');
    await expect(page.getByText(/^No tasks match all of your filters\. Drop “/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: /^Drop “Water”/ }).click();
    await expectShown(page, quick);
  });
});

test(
  'on a phone, the filters take one row and open a sheet',
  { tag: '@phone' },
  async ({ page, account }) => {
    await openAs(page, account, '/strategictasks');
    const opener = page.getByRole('button', { name: /^Filters/ });
    await expect(page.getByRole('article').first()).toBeVisible();
    const row = await Promise.all(
      [
        opener,
        page.getByLabel('Sort by'),
        page.getByRole('status').filter({ hasText: /^\d+ tasks?$/ }),
      ].map((one) => one.boundingBox()),
    );
    const bottoms = row.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(12);
    await expect(page.getByLabel('Money', { exact: true })).toBeHidden();
    await expectReflow(page);

    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Home').selectOption('yes');
    await expectAccessibleInBothThemes(page);
    const show = sheet.getByRole('button', { name: /^Show \d+ tasks$/ });
    const said = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toHaveText('Filters (1)');
    await expect(opener).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(said);
    await expect(page).toHaveURL('/strategictasks?renters=yes');
  },
);

import type { Locator, Page } from '@playwright/test';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyCards,
  dailyNames,
  expectThreeDailies,
  openHome,
  scoreBar,
} from '../setup/home';
import { layoutShift, watchLayoutShifts } from '../setup/layout-shifts';

async function expectInViewport(parts: Locator, count: number): Promise<void> {
  await expect(parts).toHaveCount(count);
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
}

/** Each daily task's name, score and button are on the first screen, and so is the bar with its links. */
async function expectDayInViewport(page: Page): Promise<void> {
  await expectThreeDailies(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const cards = dailyCards(page);
  await expectInViewport(cards.getByRole('heading'), 3);
  await expectInViewport(cards.getByText(/^Score: \d+$/), 3);
  await expectInViewport(cards.getByRole('button', { name: 'Mark Complete' }), 3);
  await expectInViewport(scoreBar(page), 1);
  await expectInViewport(page.getByRole('link', { name: 'Share on X' }), 1);
  await expectInViewport(page.getByRole('button', { name: 'Refresh Daily Tasks' }), 1);
}

for (const [screen, tag, width, height] of [
  ['a phone', '@phone', 390, 844],
  ['a tablet', '@desktop', 768, 1024],
  ['a laptop', '@desktop', 1440, 900],
] as const) {
  test(
    `the day fits the first screen of ${screen}, and nothing shifts`,
    { tag },
    async ({ page, account }) => {
      await page.setViewportSize({ width, height });
      await watchLayoutShifts(page);
      await openHome(page, account);
      await page.reload();
      await expectDayInViewport(page);
      expect(await layoutShift(page)).toBe(0);
      // A first visit in this browser shows placeholders until the content comes.
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          if (key.endsWith('.home')) localStorage.removeItem(key);
        }
      });
      await page.reload();
      await expectDayInViewport(page);
      expect(await layoutShift(page)).toBeLessThan(0.02);
    },
  );
}

test('the details of a card leave its name and score readable', async ({ page, account }) => {
  await openHome(page, account);
  const [name = ''] = await dailyNames(page);
  const card = cardOf(page, name);
  await card.getByRole('button', { name: `About ${name}` }).click();
  const details = card.getByRole('region', { name: `About ${name}` });
  await expect(details).toBeVisible();
  const over = await details.boundingBox();
  for (const part of [card.getByRole('heading', { name }), card.getByText(/^Score: /)]) {
    const box = await part.boundingBox();
    if (!over || !box) throw new Error('The card is not drawn');
    const isBelow = over.y >= box.y + box.height;
    const isAbove = over.y + over.height <= box.y;
    expect(isBelow || isAbove).toBe(true);
  }
});

test(
  'the details of a card show while their button or they have the keyboard focus',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openHome(page, account);
    const [name = ''] = await dailyNames(page);
    const card = cardOf(page, name);
    const details = card.getByRole('region', { name: `About ${name}` });
    const about = card.getByRole('button', { name: `About ${name}` });
    await expect(details).toBeHidden();
    await page.getByRole('button', { name: 'Refresh Daily Tasks' }).focus();
    while (!(await about.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expect(details).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(details).toBeFocused();
    // The details of some tasks have links to their sources.
    const focused = details.and(page.locator(':focus-within'));
    while ((await focused.count()) > 0) {
      await expect(details).toBeVisible();
      await page.keyboard.press('Tab');
    }
    await expect(details).toBeHidden();
  },
);

test('the bar tells the day’s progress and the streak, and a day that is done is celebrated', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  const [task] = tasksOf('Strategic');
  await loadCompletions(
    page,
    [1, 2, 3].map((daysAgo) => ({ taskId: task?.id ?? '', daysAgo, days: 0.5 })),
  );
  await page.reload();
  await expectThreeDailies(page);
  await expect(scoreBar(page)).toHaveAccessibleName(/Streak 3 days/);
  await expect(page.getByText('0 of 3 done today')).toBeVisible();

  const names = await dailyNames(page);
  const allDone = page.getByText('All done for today', { exact: true });
  for (const [at, name] of names.entries()) {
    await expect(page.getByText(`${at} of 3 done today`)).toBeVisible();
    await expect(allDone).toBeHidden();
    await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
  }
  await expect(allDone).toBeVisible();
  await expect(scoreBar(page)).toHaveAccessibleName(/Streak 4 days/);
  await expect(page.getByText(/^Next tasks in 2[34]h \d+m$/)).toBeVisible();
  await expect(page.getByText('All done for today! All daily tasks are complete.')).toBeAttached();
  await page.reload();
  await expect(allDone).toBeVisible();

  // A fresh set takes nothing away from what is done, and more can be done.
  await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
  await expect(page.getByText('You have new daily tasks.')).toBeVisible();
  await expect(page.getByText('3 of 3 done today')).toBeVisible();
  const [fourth = ''] = await dailyNames(page);
  await cardOf(page, fourth).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('4 done today')).toBeVisible();
});

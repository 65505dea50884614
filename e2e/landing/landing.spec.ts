import type { Page } from '@playwright/test';
import { sampleTasks } from '../../amplify/seed/catalog/sample-tasks';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { layoutShift, takeLayoutShifts, watchLayoutShifts } from '../setup/layout-shifts';

const total = sampleTasks.reduce((sum, { score }) => sum + score, 0);
const scoreBlock = (page: Page) =>
  page.getByRole('region', { name: 'Track your progress with the SusScore' });
const day = (page: Page) => scoreBlock(page).getByRole('status');
const open = (page: Page) => scoreBlock(page).getByRole('button', { name: /^Mark Complete/ });
const join = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Create an Account' });

test('a phone shows where to sign up at once @phone', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(join(page)).toHaveCount(2);
    await expect(join(page).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const captions = scoreBlock(page)
      .getByRole('listitem')
      .filter({ hasText: /^Level/ })
      .locator(':scope > span');
    await expect(captions).toHaveCount(3);
    for (const caption of await captions.all()) {
      const lines = await caption.evaluate(
        (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
    }
  }
});

test('a visitor can try three tasks, and is then invited to sign up @phone', async ({ page }) => {
  await watchLayoutShifts(page);
  await page.goto('/');
  for (const { id, name, score } of sampleTasks) {
    await expect(scoreBlock(page).getByRole('heading', { name })).toBeVisible();
    await expect(scoreBlock(page).getByText(`Score: ${score}`)).toBeVisible();
    await expect(scoreBlock(page).locator(`img[src*="${id}"]`)).toHaveCount(1);
  }
  await expect(day(page)).toHaveText(/SusScore 0 Level 0 0 of 3 done/);
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const before = await stored();
  // Loading fonts may shift the page slightly; after that, nothing moves.
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await takeLayoutShifts(page);
  for (let done = 1; done <= sampleTasks.length; done++) {
    await expect(join(page)).toHaveCount(2);
    await open(page).first().click();
    await expect(day(page)).toContainText(`Level ${done} ${done} of 3 done`);
  }
  await expect(day(page)).toHaveText(`SusScore ${total} Level 3 3 of 3 done`);
  await expect(open(page)).toHaveCount(0);
  expect(await stored()).toBe(before);
  expect(await page.context().cookies()).toEqual([]);
  expect(await takeLayoutShifts(page)).toEqual([]);
  await expectAccessible(page);
  await scoreBlock(page).getByText('Keep it growing:').getByRole('link').click();
  await expect(page).toHaveURL('/newaccount');
});

test('the trial works by keyboard after a navigation within the application, and keeps the focus', async ({
  page,
}) => {
  await page.goto('/newaccount');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.getByRole('link', { name: 'Verdure' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const first = scoreBlock(page).getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName('Task Complete');
  await expect(first).toHaveAccessibleDescription(sampleTasks[0]?.name ?? '');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day(page)).toContainText('1 of 3 done');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tasks are pictures with words', async ({ page }) => {
    await page.goto('/');
    await expect(scoreBlock(page).getByRole('listitem').first()).toContainText('Score: 10');
    await expect(scoreBlock(page).getByRole('button')).toHaveCount(0);
    await expect(scoreBlock(page).getByText('Try it')).toBeHidden();
    await expect(scoreBlock(page).getByText('0 of 3 done')).toBeHidden();
  });
});

test('the banner shows the day in the light theme and the night in the dark one', async ({
  page,
}) => {
  const drawing = () =>
    page
      .getByRole('complementary', { name: 'Ad space' })
      .evaluate((banner) => /-night-/.test(getComputedStyle(banner).backgroundImage));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await drawing()).toBe(true);
  await page.getByRole('button', { name: /^Theme: same as device/ }).click();
  expect(await drawing()).toBe(false);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: /^Theme: light/ }).click();
  expect(await drawing()).toBe(true);
});

import type { Locator } from '@playwright/test';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { completeDaily, dailyNames, expectThreeDailies } from '../setup/home';
import { expectReflow } from '../setup/reflow';
import { openAs } from '../setup/session';

test('large figures do not scroll sideways at 320 pixels, fill their rows, stay short on a phone, and don’t touch under bars', async ({
  home: page,
}) => {
  const tasks = tasksOf('Strategic');
  const completions = Array.from({ length: 30 }, (_, at) => ({
    taskId: tasks[at % tasks.length]?.id ?? '',
    daysAgo: at + 0.01,
    days: 400,
  }));
  await loadCompletions(page, completions);
  await page.reload();
  await expect(page.getByRole('link', { name: /SusScore/ })).toContainText('30 days');
  await expectReflow(page);

  await test.step('the impact’s amounts fill their rows, two per row on a phone', async () => {
    await page.goto('/impact');
    const tiles = page.getByRole('region', { name: 'Your impact' }).getByRole('list');
    await expect(tiles.getByRole('listitem').nth(1)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await tiles.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        const boxes = [...list.children].map((tile) => tile.getBoundingClientRect());
        const tops = [...new Set(boxes.map(({ top }) => top))];
        return tops.map((top) => {
          const row = boxes.filter((box) => box.top === top);
          const isFilled =
            Math.abs(Math.min(...row.map((box) => box.left)) - left) < 1 &&
            Math.abs(Math.max(...row.map((box) => box.right)) - right) < 1;
          return { count: row.length, isFilled };
        });
      });
      expect(rows.every(({ isFilled }) => isFilled)).toBe(true);
      expect(rows[0]?.count, `at ${width}`)[width === 390 ? 'toBe' : 'toBeGreaterThan'](2);
    }
  });

  await test.step('a completion takes three lines of a phone’s history', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/userhistory');
    const entry = page
      .getByRole('region', { name: 'Active points' })
      .locator('tbody')
      .getByRole('row')
      .first();
    const box = await entry.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(76);
  });

  await test.step('on the narrowest phone, dates under bars don’t touch, and a week’s savings span the screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/impact');
    const dates = page.getByRole('figure', { name: 'Last 12 weeks' }).getByText(/^\d+\/\d+$/);
    await expect(dates).toHaveCount(12);
    const boxes = await dates.evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility())
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        }),
    );
    expect(boxes.length).toBeGreaterThan(5);
    for (const [at, { left }] of boxes.entries()) {
      expect(left).toBeGreaterThan(boxes[at - 1]?.right ?? 0);
    }
    await page.getByText('What you saved by week').click();
    const saved = page
      .getByRole('table', { name: 'What you saved by week' })
      .getByRole('cell', { name: / CO₂e/ });
    const box = await saved.first().boundingBox();
    expect(box?.width).toBeGreaterThan(200);
  });
});

/** Returns where each line of a text begins, in pixels from the left. */
function lineStarts(text: Locator): Promise<number[]> {
  return text.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    const first = boxes.filter(({ y }, at) => boxes.findIndex((box) => box.y === y) === at);
    return first.map(({ x }) => Math.round(x));
  });
}

test('on the smallest phone the welcome needs no scrolling, and large text leaves every control of the home on the screen', async ({
  page,
  account,
}) => {
  await test.step('the buttons of the welcome', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(page, account, '/completesignup');
    await page.getByRole('button', { name: "Let's Go!" }).click();
    const welcome = page.getByRole('dialog', { name: 'Welcome to Verdure' });
    await expect(welcome.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
    await welcome.getByRole('button', { name: 'Skip' }).click();
    const last = welcome.getByRole('button', { name: 'Show me my tasks' });
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expectThreeDailies(page);
  });

  await test.step('the refresh button’s text is aligned with the countdown, even on two lines of large text', async () => {
    const button = page.getByRole('button', { name: 'Refresh Daily Tasks' });
    const countdown = page.getByText(/^New tasks in/);
    const [start] = await lineStarts(countdown);
    expect(await lineStarts(button)).toEqual([start]);
    await button.evaluate((node) => {
      document.documentElement.style.fontSize = '150%';
      node.style.letterSpacing = '0.3em';
    });
    const [large] = await lineStarts(countdown);
    expect(await lineStarts(button)).toEqual([large, large]);
  });

  await test.step('text at 200%', async () => {
    await page.reload();
    await expectThreeDailies(page);
    // 'Undo' makes a complete card's row the widest.
    await completeDaily(page, (await dailyNames(page))[0] ?? '');
    // For media queries in rem, the screen is half as wide.
    const width = 195;
    await page.setViewportSize({ width, height: 422 });
    const controls = page.getByRole('button').or(page.getByRole('link'));
    const rightmost = () =>
      controls.evaluateAll((all) =>
        Math.max(
          ...all
            .filter((node) => node.checkVisibility({ visibilityProperty: true }))
            .map((node) => node.getBoundingClientRect().right),
        ),
      );
    await expect.poll(rightmost).toBeLessThanOrEqual(width);
    const name = page.getByRole('article').first().getByRole('heading');
    expect((await name.boundingBox())?.width).toBeGreaterThan(90);
  });
});

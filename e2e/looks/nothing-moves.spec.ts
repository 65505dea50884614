import type { Locator, Page } from '@playwright/test';
import { tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyCards,
  expectThreeDailies,
  forgetSnapshot,
  markComplete,
  messages,
  openHome,
  scoreBar,
} from '../setup/home';
import { layoutShift, takeLayoutShifts, watchLayoutShifts } from '../setup/layout-shifts';
import { addToList, homeLine, openWithSavings } from '../setup/savings';

async function nameAt(page: Page, at: number): Promise<string> {
  return (await dailyCards(page).nth(at).getByRole('heading').textContent()) ?? '';
}

async function complete(page: Page, at: number): Promise<void> {
  const name = await nameAt(page, at);
  await markComplete(cardOf(page, name));
  await expect(messages(page)).toContainText(`“${name}” complete`);
}

async function swap(page: Page, at: number, choice: string): Promise<void> {
  const name = await nameAt(page, at);
  await cardOf(page, name)
    .getByRole('button', { name: `Options for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: choice }).click();
  await expect(cardOf(page, name)).toHaveCount(0);
  await expect(messages(page)).toContainText(`“${name}”`);
}

async function expectInViewport(parts: Locator, count: number): Promise<void> {
  await expect(parts).toHaveCount(count);
  for (const part of await parts.all()) await expect(part).toBeInViewport({ ratio: 1 });
}

/** Expects each daily task's name, score and button on the first screen, along with the bar and its links. */
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

test('the day fits the first screen, and nothing moves over a day of taps @widths', async ({
  page,
  account,
}) => {
  await watchLayoutShifts(page);
  await openHome(page, account);
  const step = (name: string, work: () => Promise<void>) =>
    test.step(name, async () => {
      await work();
      expect.soft(await takeLayoutShifts(page), name).toEqual([]);
    });

  await test.step('a later visit in this browser', async () => {
    await page.reload();
    await expectDayInViewport(page);
    expect(await layoutShift(page)).toBe(0);
  });

  await test.step('the first visit, which shows placeholders until the content loads', async () => {
    await forgetSnapshot(page);
    await page.reload();
    await expectDayInViewport(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

  for (const difficulty of ['Medium', 'Strategic'] as const) {
    await addToList(page, tasksOf(difficulty)[0]?.name ?? '');
  }
  await page.reload();
  await expectThreeDailies(page);
  await expect(page.getByRole('link', { name: 'Your impact so far' })).toBeVisible();
  await takeLayoutShifts(page);

  await step('complete', () => complete(page, 0));
  await step('undo on the card', async () => {
    const name = await nameAt(page, 0);
    await cardOf(page, name)
      .getByRole('button', { name: `Undo ${name}` })
      .click();
    await expect(messages(page)).toContainText(`“${name}” is no longer marked complete.`);
  });
  await step('complete again', () => complete(page, 0));
  await step('swap', () => swap(page, 1, 'Swap for another'));
  await step('undo the swap', async () => {
    await messages(page).getByRole('button', { name: 'Undo' }).click();
    await expect(messages(page)).toContainText('is back.');
  });
  await step('set aside', () => swap(page, 2, 'Not for me'));
  await step('complete the second', () => complete(page, 1));
  await step('complete the third', async () => {
    await complete(page, 2);
    await expect(page.getByText('All done for today', { exact: true })).toBeVisible();
  });
  await step('undo it by keyboard', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('2 of 3 done today')).toBeVisible();
    await expect(messages(page)).toContainText('is no longer marked complete.');
  });
  for (const list of ['Do a Little More', 'Long Term Goals']) {
    const card = page.getByRole('region', { name: list }).getByRole('article').first();
    await card.scrollIntoViewIfNeeded();
    await takeLayoutShifts(page);
    await step(`complete and undo in ${list}`, async () => {
      await markComplete(card);
      await expect(messages(page)).toContainText(/: \+\d+ point/);
      await card.getByRole('button', { name: /^Undo / }).click();
      await expect(messages(page)).toContainText('is no longer marked complete.');
    });
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await takeLayoutShifts(page);
  await step('refresh', async () => {
    await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
    await expect(messages(page)).toContainText('You have new daily tasks.');
  });
  await step('undo the refresh', async () => {
    await messages(page).getByRole('button', { name: 'Undo' }).click();
    await expect(messages(page)).toContainText('Your earlier tasks are back.');
  });
});

test('at every width, a card has the same height with any catalog name, and the day’s texts have at most two lines', async ({
  page,
  account,
}) => {
  await openWithSavings(page, account);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectDayInViewport(page);
  const names = tasksOf('Daily').map(({ name }) => name);
  const texts = [page.getByText(/^\d of 3 done today$/), homeLine(page)];
  // On a wide screen, the cards grow by only a part of the extra width.
  for (let width = 320; width <= 1600; width += width < 800 ? 24 : 48) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await dailyCards(page)
      .first()
      .getByRole('heading')
      .evaluate((heading, all) => {
        const label = heading.parentElement ?? heading;
        const shown = heading.textContent;
        label.style.flex = 'none';
        const measured = all.map((name) => {
          heading.textContent = name;
          return { name, height: label.getBoundingClientRect().height };
        });
        heading.textContent = shown;
        const least = Math.min(...measured.map(({ height }) => height));
        return measured.filter(({ height }) => height > least);
      }, names);
    expect.soft(heights, `${width} pixels wide`).toEqual([]);
    for (const text of texts) {
      const lines = await text.evaluate((shown) => {
        const paragraph = shown.closest('p') ?? shown;
        const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
        return Math.round(paragraph.getBoundingClientRect().height / lineHeight);
      });
      expect.soft(lines, `${width} pixels wide`).toBeLessThanOrEqual(2);
    }
  }
});

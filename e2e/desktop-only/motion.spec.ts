import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { dailyCards, expectThreeDailies, messageUndo, openHome, scoreBar } from '../setup/home';

/** Waits until the browser has painted the current state. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Watches for animations longer than 20 ms. Returns a function that returns the names of those seen so far. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const names = new Set<string>();
    const look = () => {
      for (const one of document.getAnimations()) {
        const duration = Number(one.effect?.getComputedTiming().duration ?? 0);
        if (duration > 20)
          names.add(one instanceof CSSAnimation ? one.animationName : 'transition');
      }
      requestAnimationFrame(look);
    };
    look();
    return names;
  });
  return () => seen.evaluate((names) => [...names]);
}

/** Completes a task, which changes the card, score and level and shows a toast. Returns a function that reads the motion so far. */
async function complete(page: Page): Promise<() => Promise<string[]>> {
  const moved = await watchMotion(page);
  await dailyCards(page).first().getByRole('button', { name: 'Mark Complete' }).click();
  await expect(scoreBar(page)).toContainText('Level 1');
  await expect(messageUndo(page)).toBeVisible();
  return moved;
}

test('completing a task animates the score', async ({ page, account }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page, account);
  await expectThreeDailies(page);
  // A busy browser may paint the first frame late.
  await expect.poll(await complete(page)).not.toEqual([]);
});

test('animates nothing with reduced motion', async ({ page, account }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, account);
  await expectThreeDailies(page);
  const moved = await complete(page);
  for (const at of [1, 2]) {
    await dailyCards(page).nth(at).getByRole('button', { name: 'Mark Complete' }).click();
    await expect(scoreBar(page)).toContainText(`Level ${at + 1}`);
  }
  await expect(page.getByText('All done for today', { exact: true })).toBeVisible();
  await twoFrames(page);
  expect(await moved()).toEqual([]);
});

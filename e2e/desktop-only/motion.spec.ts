import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { dailyCards, expectThreeDailies, openHome, scoreBar } from '../setup/home';

/** The names of what moves on the page, or has moved, since it began to be watched, for longer than a blink. */
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

/** What happens when a task is completed: the card, the score and the level change, and a message comes. */
async function complete(page: Page): Promise<string[]> {
  const moved = await watchMotion(page);
  await dailyCards(page).first().getByRole('button', { name: 'Mark Complete' }).click();
  await expect(scoreBar(page)).toContainText('Level 1');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  return moved();
}

test('a completion moves the score', async ({ page, account }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page, account);
  await expectThreeDailies(page);
  expect(await complete(page)).not.toEqual([]);
});

test('nothing moves for whoever asked for less motion', async ({ page, account }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, account);
  await expectThreeDailies(page);
  expect(await complete(page)).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { dailyCards, markComplete, messageUndo, openHome, scoreBar } from '../setup/home';

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
      for (const animation of document.getAnimations()) {
        const duration = Number(animation.effect?.getComputedTiming().duration ?? 0);
        if (duration > 20)
          names.add(animation instanceof CSSAnimation ? animation.animationName : 'transition');
      }
      requestAnimationFrame(look);
    };
    look();
    return names;
  });
  return () => seen.evaluate((names) => [...names]);
}

/**
 * Records the animations that end in the score bar and on the cards. Returns a function that returns those so far:
 * place, keyframes, and seconds.
 */
async function watchEnds(page: Page): Promise<() => Promise<string[]>> {
  const ended = await page.evaluateHandle(() => {
    const places = {
      plant: 'a > :has(> svg)',
      figure: 'a :has(> strong)',
      'leaf in the bar': 'p [data-done]',
      'leaf on a card': 'article [data-leaf]',
    };
    const ends: string[] = [];
    document.addEventListener('animationend', ({ target, animationName, elapsedTime }) => {
      for (const [place, selector] of Object.entries(places)) {
        // CSS modules put the name between a prefix and a hash.
        const name = animationName.replace(/^_(.+)_[^_]+_\d+$/, '$1');
        if (target instanceof Element && target.matches(selector))
          ends.push(`${place}: ${name} ${elapsedTime}`);
      }
    });
    return ends;
  });
  return () => ended.evaluate((ends) => ends.toSorted());
}

/**
 * Completes a task, which changes the card, score and level and shows a message. Returns a function that reads the
 * motion so far.
 */
async function complete(page: Page): Promise<() => Promise<string[]>> {
  const moved = await watchMotion(page);
  await markComplete(dailyCards(page).first());
  await expect(scoreBar(page)).toContainText('Level 1');
  await expect(messageUndo(page)).toBeVisible();
  return moved;
}

test('a completion makes the plant and the score grow and opens the card’s leaf; the third makes the plant and all leaves bloom', async ({
  page,
  account,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page, account);
  const ended = await watchEnds(page);
  const moved = await complete(page);
  expect(await moved()).not.toEqual([]);
  await expect
    .poll(async () => [...new Set(await ended())])
    .toEqual(['figure: grow 0.6', 'leaf on a card: open 0.6', 'plant: grow 0.6']);
  for (const at of [1, 2]) {
    await markComplete(dailyCards(page).nth(at));
    await expect(scoreBar(page)).toContainText(`Level ${at + 1}`);
  }
  await expect(page.getByText('All done for today', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await ended()).filter((animation) => /bloom|reopen/.test(animation)))
    .toEqual([
      ...Array<string>(3).fill('leaf in the bar: bloom 0.6'),
      ...Array<string>(3).fill('leaf on a card: reopen 0.6'),
      'plant: bloom 0.6',
    ]);
});

test('animates nothing with reduced motion', async ({ page, account }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, account);
  const moved = await complete(page);
  for (const at of [1, 2]) {
    await markComplete(dailyCards(page).nth(at));
    await expect(scoreBar(page)).toContainText(`Level ${at + 1}`);
  }
  await expect(page.getByText('All done for today', { exact: true })).toBeVisible();
  await twoFrames(page);
  expect(await moved()).toEqual([]);
});

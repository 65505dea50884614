import { expect, test } from '../setup/fixtures';
import { dailyCards, openHome } from '../setup/home';

/** Longer than a pointer must rest before details open. */
const LONG_MS = 2000;

test('a card’s details open for a pointer that moves, not for one that rests where the page changed', async ({
  page,
  account,
}) => {
  await page.clock.install();
  await openHome(page, account);
  const card = dailyCards(page).nth(1);
  const details = card.getByRole('region', { name: /^About / });
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y - 10];

  await test.step('the card comes under the pointer', async () => {
    await page.mouse.move(x, y);
    await page.evaluate(() => scrollBy({ top: 50, behavior: 'instant' }));
    await expect.poll(() => card.evaluate((one) => one.matches(':hover'))).toBe(true);
    await page.clock.runFor(LONG_MS);
    await expect(details).toBeHidden();
  });

  await test.step('the pointer moves', async () => {
    await page.mouse.move(x + 5, y);
    await page.clock.runFor(LONG_MS);
    await expect(details).toBeVisible();
  });

  await test.step('a click keeps them, the next one closes them until the pointer has left', async () => {
    const about = card.getByRole('button', { name: /^About / });
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await about.click();
    await page.mouse.move(x, y);
    await page.clock.runFor(LONG_MS);
    await expect(details).toBeHidden();
    await page.mouse.move(0, 0);
    await page.mouse.move(x, y, { steps: 3 });
    await page.clock.runFor(LONG_MS);
    await expect(details).toBeVisible();
  });
});

import { mkdirSync } from 'node:fs';
import { test } from './setup/fixtures';
import { dailyCards, dailyNames, cardOf, openHome } from './setup/home';
import { tasksOf } from './setup/completions';

const out = process.env['PICS'] ?? '/tmp/calm/pics';
mkdirSync(out, { recursive: true });
const sizes = [[320, 568], [390, 844], [768, 1024], [1440, 900]] as const;
const schemes = process.env['DARK'] ? (['light', 'dark'] as const) : (['light'] as const);

test('pictures', async ({ page, account, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/./);
  test.setTimeout(600_000);
  await openHome(page, account);
  const shot = async (name: string, fullPage = false) => {
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(120);
        await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await page.mouse.move(0, 0);
  await page.waitForTimeout(700);
  await shot('new');
  await shot('new-full', true);
  const names = await dailyNames(page);
  const one = async (at: number) => {
    await cardOf(page, names[at] ?? '').getByRole('button', { name: 'Mark Complete' }).click();
    await page.getByText(`“${names[at]}” complete`).first().waitFor();
    await page.mouse.move(0, 0);
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().focus();
  };
  await one(0);
  await shot('one');
  await one(1);
  await one(2);
  await shot('all');
  await page.reload();
  await dailyCards(page).first().waitFor();
  await page.waitForTimeout(700);
  await shot('all-reloaded');
  await page.context().setOffline(true);
  await page.waitForTimeout(300);
  await shot('offline');
  await page.context().setOffline(false);
  await page.goto('/mediumtasks');
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(700);
  await shot('medium');
  await page.getByRole('button', { name: 'Add to my list' }).first().click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.waitForTimeout(200);
  await shot('medium-added');
  await page.goto('/userlanding');
  await dailyCards(page).first().waitFor();
  await page.waitForTimeout(700);
  await shot('one-goal-full', true);
  void tasksOf;
});

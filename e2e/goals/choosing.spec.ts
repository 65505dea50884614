import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { expectReflow } from '../setup/reflow';
import { openAs } from '../setup/session';

test('on a phone, the filters take one row and open a sheet @phone', async ({ page, account }) => {
  await openAs(page, account, '/strategictasks');
  const opener = page.getByRole('button', { name: /^Filters/ });
  await expect(page.getByRole('article').first()).toBeVisible();
  const row = await Promise.all(
    [
      opener,
      page.getByLabel('Sort by'),
      page.getByRole('status').filter({ hasText: /^\d+ tasks?$/ }),
    ].map((control) => control.boundingBox()),
  );
  const bottoms = row.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(12);
  await expect(page.getByLabel('Money', { exact: true })).toBeHidden();
  await expectReflow(page);

  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Home').selectOption('yes');
  await expectAccessible(page);
  const show = sheet.getByRole('button', { name: /^Show \d+ tasks$/ });
  const said = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(opener).toHaveText('Filters (1)');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(said);
  await expect(page).toHaveURL('/strategictasks?renters=yes');

  const name = await page.getByRole('article').last().getByRole('heading').textContent();
  await page.getByLabel('Search tasks').fill(name ?? '');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Search tasks')).toHaveValue(name ?? '');
  await expect(page.getByRole('article')).toHaveCount(1);
});

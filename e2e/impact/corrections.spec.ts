import {
  findRow,
  fillTask,
  newName,
  openAsAnotherAdmin,
  openEditorFromBuilder,
} from '../setup/admin-pages';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';

test('a member sees an admin’s corrected figure in the table of every figure', async ({
  page,
  browser,
  account,
}) => {
  test.slow();
  const editor = await openAsAnotherAdmin(browser, '/taskbuilder');
  const name = newName('Ride to school');
  await fillTask(editor, name);
  await editor.getByText('Impact estimates').click();
  await editor.getByLabel('Carbon saved').fill('1.25');
  await editor.getByLabel('Carbon assumption').fill('One person rides to school once.');
  await editor.getByLabel('Carbon source').fill('https://www.epa.gov/greenvehicles');
  await editor.getByRole('button', { name: 'Publish' }).click();
  await findRow(editor, name);

  await openAs(page, account, '/howweestimate');
  const figures = page.getByRole('table', { name: 'Every figure' });
  const task = figures.locator('tbody').filter({ hasText: name });
  await expect(task).toContainText('2.8 lb CO₂e');

  await openEditorFromBuilder(editor);
  const row = await findRow(editor, name);
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  await editor.getByText('Impact estimates').click();
  await editor.getByLabel('Carbon saved').fill('0.5');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(await findRow(editor, name)).toContainText('1.1 lb CO₂e');
  await editor.context().close();

  await page.reload();
  await expect(task).toContainText('1.1 lb CO₂e');
  await expect(page.getByText('They are as members see them now.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the public table says on what day it was made', async ({ page }) => {
    await page.goto('/howweestimate');
    await expect(
      page.getByText(/They are as of [A-Z][a-z]+ \d+, \d{4}, when this page was made\./),
    ).toBeVisible();
  });
});

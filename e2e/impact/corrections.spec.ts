import type { Page } from '@playwright/test';
import { findRow, newName, openAsAnotherAdmin, openForm, storeTask } from '../setup/admin-pages';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { bringToFront, markComplete } from '../setup/home';
import { expectSaved, homeLine, openWithTask } from '../setup/savings';

/** The fields of a task that saves 1.25 kg of carbon. */
const ESTIMATED = {
  carbonKg: 1.25,
  carbonAssumption: 'One person rides to school once.',
  carbonSource: 'https://www.epa.gov/greenvehicles',
};

/** Changes its figure to 0.5 kg. */
async function correctFigure(editor: Page, name: string): Promise<void> {
  await openForm(editor, name);
  await editor.getByText('Impact estimates').click();
  await editor.getByLabel('Carbon saved').fill('0.5');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(await findRow(editor, name)).toContainText('1.1 lb CO₂e');
}

test('an admin applies a corrected figure to earlier completions, and totals follow until an undo', async ({
  page,
  browser,
  account,
}) => {
  const name = newName('Ride to the library');
  await storeTask(name, ESTIMATED);
  const editor = await openAsAnotherAdmin(browser, '/taskeditor');
  await openWithTask(page, account, name);
  await markComplete(page.getByRole('article', { name }));
  await expect(page.getByText(/complete: \+\d+ points? · 2\.7 lb CO₂e\./).last()).toBeVisible();

  await test.step('a corrected figure alone leaves earlier savings unchanged', async () => {
    await correctFigure(editor, name);
    await page.reload();
    await bringToFront(page);
    await expectSaved(page, '2.7 lb CO₂e');
  });

  await test.step('the admin sees how many completions there are, applies it and says why', async () => {
    await openForm(editor, name);
    await editor.getByRole('button', { name: 'Apply figures to earlier completions' }).click();
    const dialog = editor.getByRole('dialog');
    await expect(dialog.getByText('1 completion of all members is stored.')).toBeVisible();
    await expect(dialog.getByText('Each of them will count as 1.1 lb CO₂e.')).toBeVisible();
    await expectAccessible(editor);
    await dialog.getByLabel('Note to members').fill('The ride is shorter than we assumed.');
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(
      editor.getByText(`Earlier completions of “${name}” now use these figures.`),
    ).toBeVisible();
    await editor.context().close();
  });

  await test.step('every total uses it, and says why', async () => {
    await page.reload();
    await bringToFront(page);
    await expectSaved(page, '1.1 lb CO₂e');
    const note = `The figure for “${name}” was corrected on`;
    for (const [path, name] of [
      ['/impact', 'Your impact'],
      ['/userhistory', 'Your year'],
    ] as const) {
      await page.goto(path);
      const total = page.getByRole('region', { name });
      await expect(total).toContainText('1.1 lb CO₂e');
      await expect(total).not.toContainText('2.7 lb CO₂e');
      const notes = page.getByRole('list', { name: 'Corrected figures' });
      await expect(notes).toContainText(note);
      await expect(notes).toContainText(
        'The ride is shorter than we assumed. It changes 1 completed task of your past year.',
      );
      await expectAccessible(page);
    }
  });

  await test.step('an undo subtracts exactly that, and a new completion uses the new figure', async () => {
    await page.getByRole('button', { name: `Undo ${name}` }).click();
    await expect(page.getByText(`“${name}” is no longer marked complete.`)).toBeVisible();
    await page.goto('/userlanding');
    await expect(homeLine(page)).toHaveText('Your impact so far');
    await page.goto('/impact');
    await expect(page.getByText('Nothing to add up yet')).toBeVisible();
    await page.goto('/userlanding');
    await markComplete(page.getByRole('article', { name }));
    await expect(page.getByText(/complete: \+\d+ points? · 1\.1 lb CO₂e\./).last()).toBeVisible();
    await expectSaved(page, '1.1 lb CO₂e');
  });
});

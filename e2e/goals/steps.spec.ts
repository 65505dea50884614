import type { Page } from '@playwright/test';
import {
  fillTask,
  findRow,
  newName,
  openAsAnotherAdmin,
  openEditorFromBuilder,
  openForm,
} from '../setup/admin-pages';
import { expectAccessible } from '../setup/axe';
import { tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { ownRows } from '../setup/own-rows';
import { openWithTask } from '../setup/savings';

const task = tasksOf('Strategic').find(({ steps }) => steps !== undefined);
const name = task?.name ?? '';
const count = task?.steps?.split('\n').length ?? 0;

const card = (page: Page) => page.getByRole('article', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name });
const line = (page: Page) => card(page).getByRole('button', { name: / steps / });
const boxes = (page: Page) => dialog(page).getByRole('checkbox');

test('steps are ticked in any order, and the last one offers to complete the task @phone', async ({
  page,
  account,
}) => {
  await openWithTask(page, account, name);
  await expect(line(page)).toContainText(`0 of ${count} steps`);
  await line(page).click();
  await expect(boxes(page)).toHaveCount(count);
  await boxes(page).nth(2).check();
  await expect(dialog(page).getByRole('status')).toHaveText(`1 of ${count} steps done`);
  await expectAccessible(page);

  await dialog(page).getByLabel('A step of your own').fill('Ask Dana');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(boxes(page)).toHaveCount(count + 1);

  // The page shows changes before it sends them, and the index may lag.
  const stored = async () => (await ownRows(page)).selections.map(({ goal }) => goal).join();
  await expect.poll(stored).toContain('Ask Dana');
  await page.reload();
  await expect(line(page)).toContainText(`1 of ${count + 1} steps`);
  await line(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Mark Complete' })).toHaveCount(0);
  for (const box of await boxes(page).all()) await box.check();
  const complete = dialog(page).getByRole('button', { name: 'Mark Complete' });
  await expect(complete).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await complete.click();
  await expect(dialog(page)).toBeHidden();
  await expect(card(page).getByRole('button', { name: 'Task Complete' })).toBeVisible();
  // The line that opened the dialog is hidden now.
  await expect(card(page)).toBeFocused();
  await expect(line(page)).toHaveCount(0);

  await card(page).getByRole('button', { name: 'Undo' }).click();
  await expect(line(page)).toContainText('All steps are done.');
});

test('an admin enters a task’s steps and effort, previews the card, and edits the steps without losing ticks', async ({
  page,
  account,
  browser,
}) => {
  const editor = await openAsAnotherAdmin(browser, '/taskbuilder');
  const fence = newName('Paint the fence');
  const add = editor.getByRole('button', { name: 'Add a step' });
  await fillTask(editor, fence, 'Strategic');
  await editor.getByLabel('Time needed').fill('120');
  await editor.getByLabel('Cost', { exact: true }).selectOption('Under $20');
  await editor.getByLabel('Why it helps', { exact: true }).fill('Paint keeps wood from rotting.');
  for (const text of ['Sand it.', 'Paint it.']) {
    await add.click();
    await expect(editor.getByRole('textbox', { name: /^Step / }).last()).toBeFocused();
    await editor.keyboard.type(text);
  }
  await test.step('the preview is the card that members see', async () => {
    const preview = editor.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: fence })).toBeVisible();
    await expect(preview.getByText('Score: 12')).toBeVisible();
    await expect(preview.getByText('Counts for 7 days')).toBeVisible();
    // A pointer counts as moved only from its second event on.
    await editor.mouse.move(0, 0);
    await preview.getByRole('article').hover();
    for (const text of [
      'Less waste.',
      'Saves a little.',
      'about 2 hours',
      'Under $20',
      'Paint keeps wood from rotting.',
    ]) {
      await expect(preview.getByText(text)).toBeVisible();
    }
    await expect(preview.getByRole('listitem')).toHaveText(['Sand it.', 'Paint it.']);
  });
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor.getByText(`“${fence}” is now live for all members.`)).toBeVisible();
  await expect(editor.getByLabel('Name', { exact: true })).toHaveValue('');
  await findRow(editor, fence);

  await openWithTask(page, account, fence);
  const own = page.getByRole('article', { name: fence });
  await own.getByRole('button', { name: /0 of 2 steps/ }).click();
  await page.getByRole('checkbox', { name: 'Paint it.' }).check();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 of 2 steps done');

  await openEditorFromBuilder(editor);
  await openForm(editor, fence);
  await editor.getByLabel('Step 2', { exact: true }).fill('Paint it twice.');
  await editor.getByRole('button', { name: 'Move step 2 up' }).click();
  await add.click();
  await editor.keyboard.type('Clean the brush.');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await editor.context().close();

  const edited = own.getByRole('button', { name: /1 of 3 steps/ });
  await expect(async () => {
    await page.reload();
    await expect(edited).toBeVisible({ timeout: 3000 });
  }).toPass();
  await edited.click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Paint it twice.' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Clean the brush.' })).not.toBeChecked();
});

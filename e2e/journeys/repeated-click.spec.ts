import type { Locator, Page } from '@playwright/test';
import {
  chooseFile,
  deletionOf,
  fillTask,
  findRow,
  newName,
  openAdminPage,
  openEditorFromBuilder,
  openImport,
} from '../setup/admin-pages';
import { tasksOf } from '../setup/completions';
import { recordOperations } from '../setup/operations';
import { expect, test } from '../setup/fixtures';
import { addButton } from '../setup/goals';
import {
  allRecorded,
  cardOf,
  dailyNames,
  expectThreeDailies,
  holdUndoToast,
  messageUndo,
  scoreBar,
  undoButton,
} from '../setup/home';

/** Clicks twice before the page can repaint, as on a slow phone. */
async function clickTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** Clicks twice. Expects that by the time `done` is visible, each operation was sent once. */
async function expectSentOnce(
  page: Page,
  button: Locator,
  done: Locator,
  operations: readonly string[],
): Promise<void> {
  await expect(button).toBeEnabled();
  const sent = recordOperations(page);
  await clickTwice(button);
  await expect(done).toBeVisible();
  // The page shows the change first, and its code may have to load before the request.
  await expect.poll(() => operations.filter((name) => !sent.includes(name))).toEqual([]);
  for (const operation of operations) {
    expect(sent.filter((name) => name === operation)).toEqual([operation]);
  }
}

test('two clicks before the next paint act once', async ({ home: page }) => {
  await test.step('complete, undo and refresh', async () => {
    const before = await dailyNames(page);
    const [name = ''] = before;
    const card = cardOf(page, name);
    const mark = card.getByRole('button', { name: 'Mark Complete' });
    await expectSentOnce(page, mark, undoButton(page, name), ['Commit']);
    await holdUndoToast(page, name);
    await expect(scoreBar(page)).toHaveAccessibleName(/Level 1 /);
    await expect(page.getByText('already complete')).toBeHidden();

    const isOpen = page.getByText(`“${name}” is no longer marked complete.`);
    await expectSentOnce(page, undoButton(page, name), isOpen, ['Commit']);
    await expect(isOpen).toHaveCount(1);

    // The card's Undo replaces the button, which then comes back.
    await mark.dblclick();
    await expect(undoButton(page, name)).toBeVisible();
    const undo = card.getByRole('button', { name: `Undo ${name}` });
    await expect(undo).toBeEnabled();
    await undo.dblclick({ delay: 40 });
    await expect(mark).toBeVisible();
    // The page shows it before sending; its request mustn't be taken for the refresh's.
    await allRecorded(page);

    const sent = recordOperations(page);
    await clickTwice(page.getByRole('button', { name: 'Refresh Daily Tasks' }));
    await expect.poll(() => dailyNames(page)).not.toEqual(before);
    await expect.poll(() => sent.filter((name) => name === 'Commit')).toHaveLength(1);
  });

  await test.step('add and remove a goal', async () => {
    await page.goto('/mediumtasks');
    const add = addButton(page, tasksOf('Medium')[0]?.name ?? '');
    await expect(add).toBeVisible();
    const sent = recordOperations(page);
    await clickTwice(add);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => sent.filter((name) => name === 'Commit')).toEqual(['Commit']);
    const goals = page.getByRole('region', { name: 'Do a Little More' });
    const remove = goals.getByRole('button', { name: 'Remove Task' });
    await expect(remove).toBeVisible();
    await expectThreeDailies(page);
    await expectSentOnce(page, remove, messageUndo(page), ['Commit']);
    await expectSentOnce(page, messageUndo(page), remove, ['Commit']);
  });

  await test.step('save a profile', async () => {
    await page.goto('/userprofilepage');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Screen name').fill('Twice');
    const save = page.getByRole('button', { name: 'Save Changes' });
    const isSaved = page.getByText('Profile saved.');
    await expectSentOnce(page, save, isSaved, ['SaveProfileDetails']);
    await expect(isSaved).toHaveCount(1);
  });
});

test('two clicks before the next paint publish, save, delete, restore and import once', async ({
  page,
  admin,
}) => {
  const name = newName('Wind the clock');
  const row = page.getByRole('list').getByRole('article', { name, exact: true });
  await openAdminPage(page, admin, '/taskbuilder');
  await fillTask(page, name);
  const isPublished = page.getByText(`“${name}” is now live for all members.`);
  const publish = page.getByRole('button', { name: 'Publish' });
  await expectSentOnce(page, publish, isPublished, ['CreateCuratedTasks']);
  await expect(isPublished).toHaveCount(1);

  await openEditorFromBuilder(page);
  await findRow(page, name);
  await row.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Score', { exact: true }).fill('21');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expectSentOnce(page, save, row.getByText('Score: 21'), ['UpdateCuratedTasks']);

  await row.getByRole('button', { name: 'Delete' }).click();
  const restore = page.getByRole('button', { name: `Restore ${name}` });
  await expectSentOnce(page, deletionOf(page, name).confirm, restore, ['DeleteCuratedTasks']);
  await expectSentOnce(page, restore, row, ['CreateCuratedTasks']);

  await test.step('import a file', async () => {
    const name = newName('Imported');
    await page.goto('/admin');
    const section = await openImport(page);
    const text = `name,difficulty,description,weblink,score,duration,imagename\n${name},,Twice,,1,1,\n`;
    await chooseFile(section, text);
    const start = section.getByRole('button', { name: /^Import 1 / });
    await expect(start).toBeVisible();
    await expectSentOnce(page, start, section.getByText('Import complete'), ['ImportRows']);
  });
});

import type { Page } from '@playwright/test';
import {
  deletionOf,
  findRow,
  newName,
  openWithNewTask,
  openAsAnotherAdmin,
  searchField,
} from '../setup/admin-pages';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';

/** Starts watching for a text. Returns a function that waits until it has appeared, even briefly. */
async function watchFor(page: Page, text: string): Promise<() => Promise<unknown>> {
  const seen = await page.evaluateHandle((text) => {
    const promise = new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent?.includes(text)) return;
        observer.disconnect();
        done();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { promise };
  }, text);
  return () => seen.evaluate(({ promise }) => promise);
}

test('two admins editing one task do not overwrite each other', async ({
  page,
  browser,
  admin,
}) => {
  const name = newName('Share a ride');
  const row = await openWithNewTask(page, admin, '/taskeditor', name);
  const form = page.getByRole('article', { name: `Edit “${name}”` });
  const save = form.getByRole('button', { name: 'Save', exact: true });
  const edit = async (text: string) => {
    await row.getByRole('button', { name: 'Edit' }).click();
    await form.getByLabel('Description', { exact: true }).fill(text);
  };
  const other = await openAsAnotherAdmin(browser, '/taskeditor');
  const theirs = await findRow(other, name);
  const editTheirs = async (text: string) => {
    await theirs.getByRole('button', { name: 'Edit' }).click();
    await other.getByLabel('Description', { exact: true }).fill(text);
  };
  const saveTheirs = async (text: string) => {
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(theirs.getByText(text)).toBeVisible();
  };

  await test.step('shows both versions to choose from', async () => {
    await edit('Mine.');
    await editTheirs('Theirs.');
    await saveTheirs('Theirs.');
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'Another admin has changed this task' });
    await expect(notice.getByText('Theirs.')).toBeVisible();
    await expect(notice.getByText('Mine.')).toBeVisible();
    await expect(save).toBeDisabled();
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Keep my version' }).click();
    await save.click();
    await expect(row.getByText('Mine.')).toBeVisible();
    await expect(theirs.getByText('Mine.')).toBeVisible();
  });

  await test.step('restores the input if the task is deleted during editing', async () => {
    await edit('Still here.');
    await theirs.getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(theirs).toBeHidden();
    await expect(page.getByText('Another admin has deleted this task.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and restore' }).click();
    await expect(row.getByText('Still here.')).toBeVisible();
    await expect(theirs.getByText('Still here.')).toBeVisible();
    await other.context().close();
  });
});

test('saves by keyboard and keeps the focus, confirms a deletion by name, and can undo it', async ({
  page,
  admin,
}) => {
  const name = newName('Air the room');
  const row = await openWithNewTask(page, admin, '/taskeditor', name);

  await test.step('saves by keyboard, and shows ✓ Saved', async () => {
    await row.getByRole('button', { name: 'Edit' }).press('Enter');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Score', { exact: true }).fill('44');
    const saved = await watchFor(page, '✓ Saved');
    await page.keyboard.press('Control+Enter');
    await saved();
    await expect(row.getByText('Score: 44')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Edit' })).toBeFocused();
  });

  const { question, confirm } = deletionOf(page, name);

  await test.step('archives it instead, which can be undone', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByText('No members have it on their list.')).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Archive it instead' }).click();
    await expect(page.getByText(`“${name}” has been archived.`)).toBeVisible();
    await expect(question).toBeHidden();
    await expect(row.getByText('Archived')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row.getByText('Archived')).toBeHidden();
  });
  await row.getByRole('button', { name: 'Delete' }).click();
  await confirm.click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('What to do.')).toBeVisible();

  await test.step('arrow keys move between rows', async () => {
    await searchField(page).fill('');
    const edits = page.getByRole('button', { name: /^Edit / });
    await expect(edits).toHaveCount(30);
    // No other test adds or deletes the first two daily tasks, or the last.
    await page.getByLabel('Filter by difficulty').selectOption('Daily');
    await expect(edits.last()).toHaveAccessibleName('Edit Wash a load in cold water');
    await edits.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(edits.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(edits.last()).toBeFocused();
  });

  await test.step('a phone shows the whole text of a filter', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [width, needed] = await page.getByLabel('Filter by difficulty').evaluate((select) => {
      const { width } = select.getBoundingClientRect();
      select.style.width = 'max-content';
      return [width, select.getBoundingClientRect().width];
    });
    expect(width).toBeGreaterThanOrEqual(needed ?? 0);
  });
});

import {
  fillTask,
  findRow,
  liveStatus,
  newName,
  openAdminPage,
  openWithNewTask,
} from '../setup/admin-pages';
import { chooseSignOut } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { messages } from '../setup/home';

test('keeps the save buttons in view, and the pictures in even rows beside the preview', async ({
  page,
  admin,
}) => {
  await openAdminPage(page, admin, '/taskbuilder');
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(publish).toBeInViewport({ ratio: 1 });
  const pictures = page.getByRole('group', { name: 'Picture', exact: true }).getByRole('listitem');
  await expect(pictures).toHaveCount(6);
  await pictures.first().scrollIntoViewIfNeeded();
  await expect(publish).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Preview' })).toBeInViewport();
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await pictures.evaluateAll((tiles) =>
      tiles.map((tile) => tile.getBoundingClientRect().top),
    );
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(new Set(rows).size, `at ${width}: ${rows.join(', ')}`).toBe(1);
  }

  await test.step('messages appear above the buttons', async () => {
    await fillTask(page, newName('Wax a table'));
    await publish.click();
    await expect(messages(page)).toContainText('is now live for all members.');
    // A message stays while it has focus.
    await messages(page).getByRole('button', { name: 'Dismiss message' }).focus();
    for (const width of [320, 390, 768, 960, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // A wider form is shorter, so the page may be scrolled past it.
      await pictures.first().scrollIntoViewIfNeeded();
      await expect(publish).toBeInViewport({ ratio: 1 });
      const bar = publish.locator('..').locator('button:enabled');
      // A click that another element would receive fails.
      for (const button of await bar.all()) await button.click({ trial: true });
    }
  });
});

test('replicates a task as a draft, and asks before leaving it, but not before leaving an unchanged page', async ({
  page,
  context,
  admin,
}) => {
  const name = newName('Sweep the yard');
  const row = await openWithNewTask(page, admin, '/taskbuilder', name);
  await row.getByRole('button', { name: 'Replicate' }).click();
  await expect(page.getByRole('heading', { name: `Copy of “${name}”` })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Copy of ${name}`);
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('7');

  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  const keepEditing = async () => {
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL('/taskbuilder');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Copy of ${name}`);
  };

  await test.step('an unchanged page closes without a question', async () => {
    const unchanged = await context.newPage();
    await unchanged.goto('/taskbuilder');
    const asked: string[] = [];
    unchanged.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    // A browser asks only if someone has clicked or typed.
    const field = unchanged.getByLabel('Name', { exact: true });
    await field.fill('x');
    await field.fill('');
    await unchanged.reload();
    await expect(liveStatus(unchanged)).toBeVisible();
    await field.click();
    const closed = unchanged.waitForEvent('close');
    await unchanged.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toEqual([]);
  });

  await test.step('asks before following a link, signing out, or closing the tab', async () => {
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await keepEditing();
    await chooseSignOut(page);
    await keepEditing();
    await expect(page.getByRole('button', { name: /^Account menu/ })).toBeFocused();
    page.once('dialog', (browsersOwn) => void browsersOwn.dismiss());
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Copy of ${name}`);
  });

  await test.step('does not ask once it is saved', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await findRow(page, `Copy of ${name}`);
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('asks before going back in the browser, and goes back after confirmation', async () => {
    await page.getByRole('link', { name: /^Task builder/ }).click();
    await fillTask(page, 'Never saved');
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL('/taskbuilder');
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('continues signing out once the user discards the draft', async () => {
    await page.getByRole('link', { name: /^Task builder/ }).click();
    await fillTask(page, 'Never saved');
    await chooseSignOut(page);
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL('/login');
  });
});

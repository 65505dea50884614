import { openAsAnotherAdmin, findRow, newName, openAdminPage } from '../setup/admin-pages';
import { expect, test } from '../setup/fixtures';

test('adds, replicates, edits and deletes a link, live for another admin', async ({
  page,
  browser,
  admin,
}) => {
  test.slow();
  const name = newName('Tool library');
  const other = await openAsAnotherAdmin(browser, '/librarybuilder');
  await other.getByRole('searchbox', { name: /^Search (tasks|links)/ }).fill(name);
  // A click while the page scrolls to the form would miss.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAdminPage(page, admin, '/librarybuilder');
  const url = page.getByLabel('URL', { exact: true }).first();
  const save = page.getByRole('button', { name: 'Publish' });

  await test.step('refuses unsafe URLs', async () => {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Description', { exact: true }).fill('Borrow a drill.');
    await page.getByLabel('Score', { exact: true }).fill('3');
    await page.getByLabel('Duration', { exact: true }).fill('1');
    await url.fill('javascript:alert(1)');
    await save.click();
    await expect(url).toBeFocused();
    await expect(
      page.getByText('Use a web address, such as https://example.org/page'),
    ).toBeVisible();
    const { host } = new URL(page.url());
    await url.fill(`http://${host}/library`);
    await expect(page.getByText(`The URL should not include ${host}`)).toBeVisible();
  });

  await test.step('stores a valid link and shows it to the other admin', async () => {
    await url.fill('tools.example.org');
    await save.click();
    // The list can show it before the form is empty again, by a live update.
    await expect(url).toHaveValue('');
    await expect(await findRow(page, name)).toContainText('tools.example.org');
    await expect(other.getByRole('article', { name, exact: true })).toBeVisible();
  });

  await test.step('replicates and edits it', async () => {
    const row = await findRow(page, name);
    await row.getByRole('button', { name: 'Replicate' }).click();
    await expect(url).toHaveValue('tools.example.org');
    await save.click();
    await expect(url).toHaveValue('');
    const copy = await findRow(page, `Copy of ${name}`);
    await copy.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('article', { name: `Edit “Copy of ${name}”` });
    await form.getByLabel('Score', { exact: true }).fill('9');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(copy.getByText('Score: 9')).toBeVisible();
  });

  await test.step('deletes it for both admins', async () => {
    const row = await findRow(page, name);
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(other.getByRole('article', { name, exact: true })).toBeHidden();
    await other.context().close();
  });
});

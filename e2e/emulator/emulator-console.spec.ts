import { emulatorOrigin } from '../addresses';
import { newUnconfirmedAccount } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { dataApiOf } from '../setup/data-api';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';
import { openAs } from '../setup/session';

const rename = 'mutation RenameTask { updateTasks(input: { id: "none", name: "New" }) { id } }';

test("The emulator's console lists a request as it arrives, and names the step that refused it", async ({
  page,
  context,
  account,
}) => {
  await page.goto(`${emulatorOrigin}/_emulator`);
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible();

  const application = await context.newPage();
  await openAs(application, account, '/userlanding');
  const post = await dataApiOf(application);
  await expect(post(rename)).rejects.toThrow('Not Authorized');
  await application.close();

  const refusal =
    'Refused by MutationupdateTasksauth0Function: Not Authorized to access updateTasks on type Mutation.';
  const item = page
    .getByRole('listitem')
    .filter({ hasText: 'RenameTask' })
    .filter({ hasText: `mutation by ${account.email}` });
  await expect(item.getByText(refusal).first()).toBeVisible();
  await item.locator('summary').first().press('Enter');
  const field = item.getByRole('region', { name: 'Mutation.updateTasks' });
  await expect(field).toContainText(refusal);
  await expect(field).toContainText('{allow: groups, groups: ["Admin"]}');
  await expect(field.getByRole('listitem').last()).toContainText('Not Authorized');
  await item.getByText('Request', { exact: true }).press('Enter');
  await expect(item.getByLabel('Request', { exact: true })).toContainText('RenameTask');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test("The emulator's console confirms a user and adds it to a group by keyboard", async ({
  page,
}) => {
  const { email } = await newUnconfirmedAccount();
  await page.goto(`${emulatorOrigin}/_emulator#users`);
  const status = page.getByRole('status').last();
  await page.getByLabel('Find users').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();

  const confirm = { name: `Confirm ${email}` };
  await page.getByRole('button', confirm).press('Enter');
  await expect(status).toHaveText(`Confirmed ${email}.`);
  await expect(page.getByRole('button', confirm)).toBeHidden();
  await expect(page.getByRole('button', { name: `Sign in as ${email}` })).toBeFocused();

  const admin = page.getByRole('checkbox', { name: `Admin, ${email}` });
  await admin.press('Space');
  await expect(status).toHaveText(`${email} is now in Admin.`);
  await expect(admin).toBeChecked();
  await expect(admin).toBeFocused();
  await expectAccessible(page);
  await admin.press('Space');
  await expect(status).toHaveText(`${email} is no longer in Admin.`);
  await expect(admin).not.toBeChecked();
});

test("The emulator's console gives code that signs the application in as another user, and shows it if the browser refuses to copy it", async ({
  page,
  context,
  account,
  admin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const application = await context.newPage();
  await openAs(application, account, '/admin');
  await expect(application).toHaveURL('/userlanding');
  await page.goto(`${emulatorOrigin}/_emulator#users`);
  await page.getByLabel('Find users').fill(admin.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  const signInAs = page.getByRole('button', { name: `Sign in as ${admin.email}` });
  await signInAs.press('Enter');
  await expect(page.getByText(/^Copied. Paste it into/)).toBeVisible();
  await expect(signInAs).toBeFocused();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const reloaded = application.waitForEvent('load');
  await application.evaluate(code);
  await reloaded;
  await application.goto('/admin');
  await expect(application.getByRole('button', { name: 'Open Pictures' })).toBeVisible();
  await expect(application).toHaveURL('/admin');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await signInAs.press('Enter');
  const shown = page.getByLabel('Code', { exact: true });
  await expect(shown).toBeVisible();
  const selected = await page.evaluate(() => window.getSelection()?.toString());
  expect(selected?.trim()).toBe((await shown.innerText()).trim());
});

test("The emulator's console finds a row, edits it as JSON, keeps invalid text, and deletes the row", async ({
  page,
  context,
  account,
  expectedConsoleErrors,
}) => {
  // The response to a changed key.
  expectedConsoleErrors.push(/400 \(Bad Request\)/);
  // The application would change the row once more while it is edited.
  const application = await context.newPage();
  await openHome(application, account);
  await application.close();
  await page.goto(`${emulatorOrigin}/_emulator#tables`);
  await page.getByLabel('Table', { exact: true }).selectOption('UserProfile');
  const rows = page.getByRole('group', { name: 'Rows' });
  await expect(rows.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Find rows').fill(account.email);
  await page.getByLabel('Find rows').press('Enter');
  await expect(page.getByText(/^1 row of /)).toBeVisible();
  await expectAccessible(page);

  const opener = rows.getByRole('row').nth(1).getByRole('button');
  await opener.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Row of UserProfile' });
  const json = editor.getByRole('textbox');
  await expect(json).toBeFocused();
  const before = await json.inputValue();
  const wrong = before.replace('"id": "', '"id": "x');
  await json.fill(wrong);
  await page.keyboard.press('Escape');
  await expect(editor.getByRole('alert')).toContainText('Your changes aren’t saved.');
  await editor.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(editor.getByRole('alert')).toContainText("A row's key can't be changed.");
  await expect(json).toHaveValue(wrong);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await json.fill(before.replace('{', '{ "console": "edited",'));
  await editor.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(rows.getByRole('cell', { name: 'edited', exact: true })).toBeVisible();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  page.once('dialog', (dialog) => void dialog.accept());
  await editor.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('Deleted the row.')).toBeVisible();
  await expect(rows.getByRole('row')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter' }).press('Enter');
  await expect(page.getByText(/^0 rows of /)).toBeVisible();
});

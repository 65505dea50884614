import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { emulatorOrigin } from '../addresses';
import { client, newEmail, password, signIn, userPoolId } from '../setup/accounts';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { queryDataApi } from '../setup/data-api';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';
import { openAs } from '../setup/session';

const rename = 'mutation RenameTask { updateTasks(input: { id: "none", name: "New" }) { id } }';

test("The emulator's console names the rule that refused a request, and replays it as another user", async ({
  page,
  context,
  account,
  admin,
  expectedConsoleErrors,
}) => {
  // The response to a replay as an account that doesn't exist.
  expectedConsoleErrors.push(/400 \(Bad Request\)/);
  await page.goto(`${emulatorOrigin}/_emulator`);
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible();

  const application = await context.newPage();
  await openAs(application, account, '/userlanding');
  await queryDataApi(application, rename);
  await application.close();

  const request = page.getByRole('link', { name: new RegExp(`RenameTask.*${account.email}`) });
  await expect(request).toContainText('refused');
  await request.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('region', { name: 'Mutation.updateTasks' });
  await expect(field).toContainText(
    "Refused: the caller is in no group, and Admin is needed. Rule allow.group('Admin') on Tasks.",
  );
  await expect(field.getByRole('row').nth(1)).toContainText("it doesn't cover update");
  await expect(field.getByRole('listitem').last()).toContainText('Not Authorized');
  await expectAccessibleInBothThemes(page);

  await page.getByLabel('Replay as').fill('nobody@verdure.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('There is no account nobody@verdure.example.');
  await page.getByLabel('Replay as').fill(admin.email);
  await page.keyboard.press('Enter');
  await expect(field).toContainText("Allowed: the caller is in Admin. Rule allow.group('Admin')");
  await expect(page.getByRole('heading', { name: /RenameTask/ })).toBeVisible();
});

test("The emulator's console shows a message that arrives, and copies its code", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const invited = newEmail();
  await page.goto(`${emulatorOrigin}/_emulator#mail`);
  await page.getByLabel('To', { exact: true }).fill(invited);
  await expect(page.getByText(/No messages/)).toBeVisible();

  await client.send(new AdminCreateUserCommand({ UserPoolId: userPoolId(), Username: invited }));
  await page.getByRole('link', { name: invited }).press('Enter');
  const message = page.getByRole('region', { name: 'Message' });
  await expect(message).toContainText(`Email to ${invited}, temporary password`);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(message.getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toBe('');
  await expect(message.getByText(copied, { exact: true })).toBeVisible();
});

test("The emulator's console creates a user who can sign in, and changes and deletes it by keyboard", async ({
  page,
  expectedConsoleErrors,
}) => {
  // The response to a password that is too short.
  expectedConsoleErrors.push(/400 \(Bad Request\)/);
  const email = newEmail();
  await page.goto(`${emulatorOrigin}/_emulator#users`);
  await page.getByRole('link', { name: 'New user' }).press('Enter');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Password did not' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(`Created ${email}.`);

  const admin = page.getByRole('checkbox', { name: 'Admin' });
  await admin.press('Space');
  await expect(page.getByRole('status')).toHaveText(`${email} is now in Admin.`);
  await expect(admin).toBeChecked();
  await expect(admin).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Users with').fill(email);
  await page.getByLabel('Group', { exact: true }).selectOption('Admin');
  const found = page.getByRole('link', { name: new RegExp(`${email}.*confirmed`) });
  await expect(found).toBeVisible();

  const application = await page.context().newPage();
  await application.goto('/login');
  await signIn(application, { email, password });
  await expect(application.getByLabel('Password', { exact: true })).toBeHidden();
  await application.close();

  await page.getByRole('button', { name: 'Delete user' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(`Deleted ${email}.`);
  await expect(found).toBeHidden();
});

test("The emulator's console puts a user into a group by keyboard", async ({ page, account }) => {
  await page.goto(`${emulatorOrigin}/_emulator#users`);
  await page.getByLabel('Users with').fill(account.email);
  await page.getByRole('link', { name: account.email }).press('Enter');
  await page.getByRole('checkbox', { name: 'Admin' }).press('Space');
  await expect(page.getByRole('status')).toHaveText(`${account.email} is now in Admin.`);
  await page.getByRole('checkbox', { name: 'Admin' }).press('Space');
  await expect(page.getByRole('status')).toHaveText(`${account.email} is no longer in Admin.`);
});

test("The emulator's console gives code that signs the application in as another user", async ({
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
  await page.getByLabel('Users with').fill(admin.email);
  await page.getByRole('link', { name: admin.email }).press('Enter');
  const signInAs = page.getByRole('button', { name: `Sign in as ${admin.email}` });
  await signInAs.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Copied. Paste it into/);
  await expect(signInAs).toBeFocused();
  await page.getByText('Code', { exact: true }).press('Enter');
  const shown = page.getByLabel('Code', { exact: true });
  await expect(shown).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toBe(await shown.textContent());

  const reloaded = application.waitForEvent('load');
  await application.evaluate(code);
  await reloaded;
  await application.goto('/admin');
  await expect(application.getByRole('button', { name: 'Open Pictures' })).toBeVisible();
  await expect(application).toHaveURL('/admin');
});

test("The emulator's console finds a row, edits it as JSON, and keeps what is wrong", async ({
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
  await page.getByRole('link', { name: 'UserProfile' }).press('Enter');
  const table = page.getByRole('region', { name: 'Table' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Text').fill(account.email);
  await page.getByLabel('Text').press('Enter');
  await expect(table.getByRole('status')).toContainText('1 row of ');
  await expectAccessibleInBothThemes(page);

  const opener = table.getByRole('row').nth(1).getByRole('button');
  await opener.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Row of UserProfile' });
  const json = editor.getByRole('textbox');
  const before = await json.inputValue();
  const wrong = before.replace('"id": "', '"id": "x');
  await json.fill(wrong);
  await page.keyboard.press('Escape');
  await expect(editor.getByRole('alert')).toContainText('Your changes aren’t saved.');
  await editor.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(editor.getByRole('alert')).toContainText("A row's key can't be changed.");
  await expect(json).toHaveValue(wrong);

  await json.fill(before.replace('{', '{ "console": "edited",'));
  await editor.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(table.getByRole('cell', { name: 'edited', exact: true })).toBeVisible();
  await expect(opener).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('UserProfile.json');
});

test("The emulator's console shows a picture of a bucket", async ({ page }) => {
  await page.goto(`${emulatorOrigin}/_emulator#files`);
  const list = page.getByRole('region', { name: 'Files' });
  await list.getByRole('link').first().press('Enter');
  const file = page.getByRole('region', { name: 'File', exact: true });
  const picture = file.getByRole('img');
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(file.getByRole('link', { name: 'Download' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

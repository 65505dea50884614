import {
  codeSentTo,
  newAccount,
  newEmail,
  newInvitedAccount,
  password,
  signIn,
  wrongCode,
} from '../setup/accounts';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { expectThreeDailies, forgetVisit, openHome, visitRecorded } from '../setup/home';
import { alert, heading, signUp } from '../setup/sign-in-steps';

// Chromium logs every error response of the identity service.
test.use({ expectedConsoleErrors: [/status of 400/] });

test('shows the same error for a wrong password and an unknown account, and keeps the form', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  for (const email of [account.email, newEmail()]) {
    await signIn(page, { email, password: 'Wrong-Horse-1!' });
    const refusal = alert(page, 'Incorrect username or password.');
    await expect(refusal).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expectAccessibleInBothThemes(page);
    await refusal.getByRole('button').click();
    await expect(refusal).toBeHidden();
  }
});

test('asks an unconfirmed account for its code at sign-in, and can resend it', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email);
  await page.goto('/login');
  await signIn(page, { email, password });
  await expect(heading(page)).toHaveText('Confirm Sign Up');
  await expect(page.getByText(/on the way to e\*+\w@verdure\.example\. It may take/)).toBeVisible();
  const first = await codeSentTo(email);
  await page.getByLabel('Confirmation Code').fill(wrongCode(first));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(alert(page, 'Invalid verification code provided, please try again.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await page.getByLabel('Confirmation Code').fill(await codeSentTo(email, first));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your account is confirmed. Sign in to get started.')).toBeVisible();
  await signIn(page, { email, password });
  await expect(page).toHaveURL('/completesignup');
});

test('sign-up names missing fields and reports an existing account', async ({ page, account }) => {
  await page.goto('/newaccount');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('a');
  await page.getByLabel('Password', { exact: true }).blur();
  for (const text of [
    'Password must have at least 8 characters',
    'Password must have upper case letters',
    'Password must have numbers',
    'Password must have special characters',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(`${password}?`);
  await page.getByLabel('Confirm Password').blur();
  await expect(page.getByText('Your passwords must match')).toBeVisible();
  await page.getByLabel('Confirm Password').fill(password);
  await expect(page.getByText('Your passwords must match')).toBeHidden();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('You must accept the EULA to create an account')).toBeVisible();
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(alert(page, 'An account with the given email already exists.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

test('offers only configured providers', async ({ page }) => {
  for (const path of ['/login', '/newaccount']) {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('separator')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Google|Apple|Amazon|Facebook/ })).toHaveCount(0);
  }
});

test('resets a forgotten password', async ({ page, account }) => {
  const fresh = 'Another-Horse-2!';
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(heading(page)).toHaveText('Reset your Password');
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Enter your email').fill(account.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/on the way to e\*+\w@verdure\.example/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Code').fill(await codeSentTo(account.email));
  await page.getByLabel('New Password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm Password').fill(fresh);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await signIn(page, { ...account, password: fresh });
  await expect(page).toHaveURL('/userlanding');
});

test('requires changing a temporary password', async ({ page }) => {
  const invited = await newInvitedAccount();
  await page.goto('/login');
  await signIn(page, invited);
  await expect(heading(page)).toHaveText('Change Password');
  await expectAccessibleInBothThemes(page);
  await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(invited.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page).toHaveURL('/userlanding');
});

test.describe('an unverified email address', () => {
  const title = 'Account recovery requires verified contact information';

  test('can be verified with a code after sign-in', async ({ page }) => {
    const account = await newAccount({ isVerified: false });
    await page.goto('/login');
    await signIn(page, account);
    await expect(heading(page)).toHaveText(title);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('radio', { name: /Email/ }).check();
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByLabel('Code')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Code').fill(await codeSentTo(account.email));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/userlanding');
  });

  test('can be skipped', async ({ page }) => {
    const account = await newAccount({ isVerified: false });
    await page.goto('/login');
    await signIn(page, account);
    await expect(heading(page)).toHaveText(title);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL('/userlanding');
  });
});

test('signing in or out in one tab applies to all tabs', async ({ page, context, account }) => {
  const other = await context.newPage();
  await other.goto('/userlanding');
  await expect(other).toHaveURL('/login');
  await page.goto('/login');
  await signIn(page, account);
  await expect(page).toHaveURL('/userlanding');
  // The second tab is notified; a second sign-in there would be refused.
  await expect(other.getByText(`You’re signed in as ${account.email}.`)).toBeVisible();
  await signIn(other, account);
  await expect(alert(other, 'There is already a signed in user.')).toBeVisible();
  await other.getByRole('link', { name: 'Continue' }).click();
  await expect(other).toHaveURL('/userlanding');
  // A pending request would fail with the revoked token, so each tab finishes its requests first.
  for (const tab of [page, other]) {
    await expectThreeDailies(tab);
    await visitRecorded(tab);
  }

  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});

test('changes the password, after the server refused a wrong current one', async ({
  page,
  account,
}) => {
  const fresh = 'Another-Horse-2!';
  // Where password managers lead.
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/login');
  await signIn(page, account);
  await expect(page).toHaveURL('/updatepassword');
  const username = page.locator('form input[autocomplete="username"]');
  await expect(username).toHaveValue(account.email);
  await expect(username).toBeHidden();
  await page.getByLabel('Current password').fill('Wrong-Horse-1!');
  await page.getByLabel('New password').fill(fresh);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(alert(page, 'Incorrect username or password.')).toBeVisible();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password successfully updated!')).toBeVisible();
});

test('the profile refuses an invalid state and ZIP', async ({ page, account }) => {
  await page.goto('/userprofilepage');
  await signIn(page, account);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('State').fill('c');
  await expect(page.getByText('Please enter a valid two-letter state code')).toBeVisible();
  await page.getByLabel('State').fill('ca');
  await expect(page.getByLabel('State')).toHaveValue('CA');
  await page.getByLabel('ZIP').fill('123');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please enter a valid five digit zip code')).toBeVisible();
  await page.getByLabel('ZIP').fill('02134');
  await page.getByLabel('Screen name').fill('🌿 مريم Ωμέγα');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByText('🌿 مريم Ωμέγα')).toBeVisible();
});

test('home loads its content in one request, and asks for nothing else', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  await forgetVisit(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.[1];
    if (name !== undefined) asked.push(name);
  });
  await page.reload();
  await visitRecorded(page);
  expect(asked).toEqual(['Home']);
});

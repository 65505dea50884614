import { codeSentTo, newAccount, newEmail, signIn, signOut, wrongCode } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { tasksOf } from '../setup/completions';
import { downloaded } from '../setup/downloads';
import { expect, test } from '../setup/fixtures';
import { dailyCards, markComplete } from '../setup/home';
import { addToList } from '../setup/savings';
import { openAs } from '../setup/session';

test('a new email takes effect for profile and sign-in once its code is entered, unless the address has an account', async ({
  page,
  account,
  expectedConsoleErrors,
}) => {
  // Chromium logs every error response.
  expectedConsoleErrors.push(/status of 400/);
  const [name = ''] = newEmail().split('@');
  /** In the form that mail servers know. */
  const fresh = `${name}@xn--kse-qla.example`;
  await openAs(page, account, '/userprofilepage');
  await page.getByRole('button', { name: 'Change email' }).click();
  const field = page.getByLabel('New email');
  const send = page.getByRole('button', { name: 'Send code' });
  await expect(field).toBeFocused();
  await field.fill('mönch@verdure.example');
  await send.click();
  await expect(field).toHaveAccessibleDescription(/an address with “ö” before the @/);
  const other = await newAccount();
  await field.fill(other.email);
  await send.click();
  await expect(page.getByText('An account with the given email already exists.')).toBeVisible();
  await expect(field).toHaveValue(other.email);
  await field.fill(`${name}@käse.example\u200B`);
  await send.click();

  await expect(page.getByText(/on the way to e\*+\w@xn--kse-qla\.example/)).toBeVisible();
  const code = await codeSentTo(fresh);
  // Phones may reload the page while the user reads the email.
  await page.reload();
  const wrong = wrongCode(code);
  const entry = page.getByLabel('Confirmation Code');
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await entry.fill(wrong);
  await confirm.click();
  await expect(
    page.getByText('Invalid verification code provided, please try again.'),
  ).toBeVisible();
  await expect(entry).toHaveValue(wrong);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText(/^A new code is on the way to /)).toBeVisible();
  const latest = await codeSentTo(fresh, code);
  await entry.fill(`\u00A0${latest.slice(0, 3)} – ${latest.slice(3)}\t`);
  await confirm.click();

  await expect(page.getByText(`Your email is now ${fresh}.`)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: fresh })).toBeVisible();
  await expect(page.getByRole('button', { name: `Account menu for ${fresh}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change email' })).toBeFocused();

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await signIn(page, { ...account, email: `${name}@KÄSE.example` });
  await expect(page).toHaveURL('/userlanding');
});

test('downloads all of the account’s data', async ({ home: page, account }) => {
  await markComplete(dailyCards(page).first());
  await expect(page.getByText(/complete: \+\d+ points/)).toBeVisible();
  await addToList(page, tasksOf('Strategic')[0]?.name ?? '');
  await page.goto('/userprofilepage');
  await expect(page.getByText('is removed 400 days after its points expire')).toBeVisible();
  const download = page.getByRole('button', { name: 'Download data' });
  const { name, text } = await downloaded(page, () => download.click());
  expect(name).toMatch(/^verdure-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(text)).toMatchObject({
    account: { email: account.email, 'custom:eula': 'yes' },
    profile: { email: account.email, level: 1 },
    completedTasks: [{ task: { name: expect.any(String) } }],
  });
  expect(JSON.parse(text)).toHaveProperty('selectedTasks.length', 4);
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible();
});

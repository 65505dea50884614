import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
  codeSentTo,
  newAccount,
  newEmail,
  signIn,
  signOut,
  type Account,
  wrongCode,
} from '../setup/accounts';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { planWithSteps } from '../setup/savings';

async function openProfile(page: Page, account: Account): Promise<void> {
  await page.goto('/userprofilepage');
  await signIn(page, account);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
}

test.describe('changing the email', () => {
  test('takes effect once the code is entered, for profile and sign-in, unless it has an account', async ({
    page,
    account,
    expectedConsoleErrors,
  }) => {
    // Chromium logs every error response.
    expectedConsoleErrors.push(/status of 400/);
    const fresh = newEmail();
    await openProfile(page, account);
    await page.getByRole('button', { name: 'Change email' }).click();
    await expect(page.getByLabel('New email')).toBeFocused();
    await page.getByLabel('New email').fill('not an address');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    const other = await newAccount();
    await page.getByLabel('New email').fill(other.email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('An account with the given email already exists.')).toBeVisible();
    await expect(page.getByLabel('New email')).toHaveValue(other.email);
    await page.getByLabel('New email').fill(fresh);
    await page.getByRole('button', { name: 'Send code' }).click();

    await expect(page.getByText(/on the way to e\*+\w@verdure.example/)).toBeVisible();
    const code = await codeSentTo(fresh);
    const wrong = wrongCode(code);
    await page.getByLabel('Confirmation Code').fill(wrong);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(
      page.getByText('Invalid verification code provided, please try again.'),
    ).toBeVisible();
    await expect(page.getByLabel('Confirmation Code')).toHaveValue(wrong);
    await expectAccessibleInBothThemes(page);
    await page
      .getByLabel('Confirmation Code')
      .fill(`\u00A0${code.slice(0, 3)} – ${code.slice(3)}\t`);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();

    await expect(page.getByText(`Your email is now ${fresh}.`)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: fresh })).toBeVisible();
    await expect(page.getByRole('button', { name: `Account menu for ${fresh}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change email' })).toBeFocused();

    await signOut(page);
    await expect(page).toHaveURL('/login');
    await signIn(page, { ...account, email: fresh });
    await expect(page).toHaveURL('/userlanding');
  });

  test('sends the code to the address in the form that mail servers know', async ({
    page,
    account,
  }) => {
    const name = newEmail().split('@')[0];
    await openProfile(page, account);
    await page.getByRole('button', { name: 'Change email' }).click();
    const field = page.getByLabel('New email');
    await field.fill('mönch@verdure.example');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(field).toHaveAccessibleDescription(/an address with “ö” before the @/);
    await field.fill(`${name}@käse.example\u200B`);
    await page.getByRole('button', { name: 'Send code' }).click();
    const sent = `${name}@xn--kse-qla.example`;
    await page.getByLabel('Confirmation Code').fill(await codeSentTo(sent));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(`Your email is now ${sent}.`)).toBeVisible();
    await page.goto('/userlanding');
    await signOut(page);
    await signIn(page, { ...account, email: `${name}@KÄSE.example` });
    await expect(page).toHaveURL('/userlanding');
  });
});

test('downloads all of the account’s data', async ({ page, account }) => {
  await page.goto('/userlanding');
  await signIn(page, account);
  const daily = page.getByRole('region', { name: 'Your Daily Tasks' });
  await daily.getByRole('button', { name: 'Mark Complete' }).first().click();
  await expect(page.getByText(/complete: \+\d+ points/)).toBeVisible();
  await planWithSteps(page);
  await page.goto('/userprofilepage');
  await expect(page.getByText('is removed 400 days after its points expire')).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download data' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^verdure-data-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { email: account.email, 'custom:eula': 'yes' },
    profile: { email: account.email, level: 1 },
    completedTasks: [{ task: { name: expect.any(String) } }],
    selectedTasks: expect.arrayContaining([
      expect.objectContaining({ goal: expect.stringContaining('"cue":"after work"') }),
      expect.objectContaining({ goal: expect.stringContaining('"isDone":true') }),
    ]),
  });
  expect(JSON.parse(text)).toHaveProperty('selectedTasks.length', 4);
  await expect(page.getByText('Your data is in your downloads.')).toBeVisible();
});

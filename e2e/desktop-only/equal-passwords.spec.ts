import type { Page } from '@playwright/test';
import { codeSentTo, newEmail, newInvitedAccount, signIn } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';
import { heading } from '../setup/sign-in-steps';

/** How often each way is tried: a hundred passwords in one form, and fewer in the others, which share its rule. */
const SIGN_UP_TRIES = 25;
const TRIES = 5;
const EQUAL = 'Moss&Fern7';
const MISMATCH = 'Your passwords must match';

/** Sets fields as a password manager does, one after the other in one task. */
function fillInOneTask(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((values) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [name, value] of Object.entries(values)) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input) throw new Error(`There is no field ${name}`);
      setter?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, fields);
}

async function paste(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`input[name="${name}"]`).selectText();
  await page.keyboard.insertText(text);
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`input[name="${name}"]`).fill('');
  await page.locator(`input[name="${name}"]`).pressSequentially(text);
}

type Names = readonly [first: string, second: string];

const ways: Readonly<Record<string, (page: Page, names: Names) => Promise<void>>> = {
  'in one task': (page, [first, second]) =>
    fillInOneTask(page, { [first]: EQUAL, [second]: EQUAL }),
  'in two tasks': async (page, [first, second]) => {
    await fillInOneTask(page, { [first]: EQUAL });
    await fillInOneTask(page, { [second]: EQUAL });
  },
  'by typing': async (page, [first, second]) => {
    await type(page, first, EQUAL);
    await type(page, second, EQUAL);
  },
  'by pasting': async (page, [first, second]) => {
    await paste(page, first, EQUAL);
    await paste(page, second, EQUAL);
  },
};

/** Fills the two fields differently, then equally, in every way, and expects the form to see that. */
async function expectJudgedAsShown(page: Page, submit: string, tries = TRIES): Promise<void> {
  const button = page.getByRole('button', { name: submit, exact: true });
  const error = page.getByText(MISMATCH);
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    for (const [way, fill] of Object.entries(ways)) {
      const names: Names =
        attempt % 2 ? ['password', 'confirm_password'] : ['confirm_password', 'password'];
      await page.locator('input[name="password"]').fill(`${EQUAL}?`);
      await page.locator('input[name="confirm_password"]').fill(`${EQUAL}!`);
      await page.locator('input[name="confirm_password"]').blur();
      await expect(error, `${way}, attempt ${attempt}`).toBeVisible();
      await fill(page, names);
      await expect(error, `${way}, attempt ${attempt}`).toBeHidden();
      await expect(button, `${way}, attempt ${attempt}`).toBeEnabled();
    }
  }
}

test('sign-up judges the passwords that it shows', async ({ page }) => {
  test.slow();
  await page.goto('/newaccount');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await expectJudgedAsShown(page, 'Create Account', SIGN_UP_TRIES);
});

test('a password reset judges the passwords that it shows', async ({ page, account }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Enter your email').fill(account.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(account.email));
  await expectJudgedAsShown(page, 'Submit');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
});

test('the change of a temporary password judges the passwords that it shows', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, await newInvitedAccount());
  await expect(heading(page)).toHaveText('Change Password');
  await expectJudgedAsShown(page, 'Change Password');
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  await expect(page).toHaveURL('/userlanding');
});

test('the password form sends what it shows', async ({ page, account }) => {
  await openAs(page, account, '/updatepassword');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  const next = page.locator('input[name="next"]');
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    for (const [way, fill] of Object.entries(ways)) {
      const names: Names = attempt % 2 ? ['current', 'next'] : ['next', 'current'];
      await next.fill('short');
      await next.blur();
      await expect(next, `${way}, attempt ${attempt}`).toHaveAttribute('aria-invalid', 'true');
      await fill(page, names);
      await expect(next, `${way}, attempt ${attempt}`).not.toHaveAttribute('aria-invalid', 'true');
    }
  }
  await page.locator('input[name="current"]').fill(account.password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password successfully updated!')).toBeVisible();
});

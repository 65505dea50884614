import type { Page } from '@playwright/test';
import { newEmail, signIn, type Account } from '../setup/accounts';
import { fillTask, newName } from '../setup/admin-pages';
import { dayFromNow } from '../setup/calendar-day';
import { ENDED, letTokenExpire } from '../setup/ended-session';
import { expect, test } from '../setup/fixtures';
import { visitRecorded } from '../setup/home';
import { holdIdentityRequests } from '../setup/pending-request';
import { openAs, signOutEverywhere } from '../setup/session';
import { alert } from '../setup/sign-in-steps';

test.use({ expectedConsoleErrors: [/status of 40/] });

/** Sends a form after another device has ended the session, learns so, and signs in again. */
async function sendInEndedSession(page: Page, account: Account, button: string): Promise<void> {
  await visitRecorded(page);
  await signOutEverywhere(account);
  // A picture that is still loading may need a token before the form does.
  const renewals = await holdIdentityRequests(page, 'GetTokensFromRefreshToken');
  await letTokenExpire(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await renewals.release();
  await expect(alert(page, ENDED)).toBeVisible();
  // Otherwise, the backend would refuse pictures that are signed in the future.
  await page.clock.setSystemTime(Date.now());
  await signIn(page, account);
}

test('what was typed when a session ended is still there after signing in again', async ({
  page,
  account,
}) => {
  await openAs(page, account, '/userprofilepage');
  const typed = newEmail();
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(typed);
  await visitRecorded(page);
  await signOutEverywhere(account);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(alert(page, ENDED)).toBeVisible();
  await signIn(page, account);
  await expect(page).toHaveURL('/userprofilepage');
  await expect(page.getByLabel('New email')).toHaveValue(typed);
});

interface TypedForm {
  readonly path: string;
  /** A new name by default. */
  readonly text?: string;
  readonly type: (page: Page, text: string) => Promise<void>;
  /** The button that sends the form. */
  readonly send: string;
  /** The label of the field that keeps the text. */
  readonly field: string;
}

for (const [what, steps] of Object.entries({
  'a new task': {
    path: '/taskbuilder',
    type: (page: Page, name: string) => fillTask(page, name),
    send: 'Publish',
    field: 'Name',
  },
  'a changed task': {
    path: '/taskeditor',
    type: async (page: Page, name: string) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByLabel('Name', { exact: true }).fill(name);
    },
    send: 'Save',
    field: 'Name',
  },
  'a profile': {
    path: '/userprofilepage',
    type: async (page: Page, name: string) => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await page.getByLabel('Screen name').fill(name);
    },
    send: 'Save Changes',
    field: 'Screen name',
  },
  'the day of coming back': {
    path: '/userprofilepage',
    text: dayFromNow(3),
    type: (page: Page, day: string) => page.getByLabel('Back on').fill(day),
    send: 'Pause until then',
    field: 'Back on',
  },
} satisfies Record<string, TypedForm>)) {
  test(`what was typed into ${what} is still there after signing in again`, async ({
    page,
    admin,
  }) => {
    const { path, text = newName('Typed'), type, send, field }: TypedForm = steps;
    await openAs(page, admin, path);
    await type(page, text);
    await sendInEndedSession(page, admin, send);
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(text);
  });
}

test('what was chosen as interests when a session ended is still chosen after signing in again', async ({
  page,
  account,
}) => {
  await openAs(page, account, '/userprofilepage');
  await page.getByRole('checkbox', { name: 'Energy' }).check();
  await sendInEndedSession(page, account, 'Save interests');
  await expect(page.getByRole('checkbox', { name: 'Energy' })).toBeChecked();
});

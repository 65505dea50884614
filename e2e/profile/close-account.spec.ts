import type { Page } from '@playwright/test';
import { signIn } from '../setup/accounts';
import { expectAccessible } from '../setup/axe';
import { tasksOf } from '../setup/completions';
import { planFault } from '../setup/controls';
import { rowsWhere } from '../setup/developer-api';
import { accountOf } from '../setup/data-api';
import { expect, test } from '../setup/fixtures';
import {
  anotherDevice,
  cardOf,
  dailyCards,
  dailyNames,
  expectThreeDailies,
  markComplete,
  openHome,
} from '../setup/home';
import { holdRequests } from '../setup/operations';
import { addToList } from '../setup/savings';

const NOTHING = { profiles: 0, completions: 0, selections: 0 };

async function askToDelete(page: Page, typed: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete account…' }).click();
  await page.getByLabel('Type your email to confirm').fill(typed);
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
}

/** Counts an account's rows of each model in the whole tables. */
async function rowCounts(id: string) {
  const [profiles, completions, selections] = await Promise.all([
    rowsWhere('listUserProfiles', 'profileOwner: { eq: $text }', id),
    rowsWhere('listCompletedTasks', 'nameofowner: { eq: $text }', id),
    rowsWhere('listUserTaskSelections', 'owner: { eq: $text }', id),
  ]);
  return {
    profiles: profiles.length,
    completions: completions.length,
    selections: selections.length,
  };
}

test('removes all its rows once its email is typed, and can be retried after an interruption', async ({
  home: page,
  account,
  expectedConsoleErrors,
}) => {
  await markComplete(dailyCards(page).first());
  await expect(page.getByText(/complete: \+\d+ points/)).toBeVisible();
  const id = await accountOf(page);
  await addToList(page, tasksOf('Strategic')[0]?.name ?? '');
  await expect.poll(() => rowCounts(id)).toEqual({ profiles: 1, completions: 1, selections: 4 });
  await page.goto('/userprofilepage');
  await askToDelete(page, 'somebody@else.example');
  await expect(page.getByText(`Type ${account.email} to confirm`)).toBeVisible();
  await expectAccessible(page);

  expectedConsoleErrors.push(/could not be deleted/, /status of [45]0\d/, /ERR_/);
  await planFault(page, 'appsync:deleteUserProfile');
  await page.getByLabel('Type your email to confirm').fill(account.email);
  await page.getByRole('button', { name: 'Delete account', exact: true }).click();
  await expect(page.getByText('Your account hasn’t been deleted yet.')).toBeVisible();
  await expect.poll(() => rowCounts(id)).toEqual({ profiles: 1, completions: 0, selections: 0 });
  await expect(page.getByLabel('Type your email to confirm')).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(
    page.getByText('Your account and everything in it have been deleted.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => rowCounts(id)).toEqual({ profiles: 0, completions: 0, selections: 0 });

  await page.goto('/login');
  await signIn(page, account);
  await expect(page.getByText('Incorrect username or password.')).toBeVisible();
});

test('leaves nothing behind even if other tabs and devices are in use, and signs them out', async ({
  page,
  account,
  context,
  browser,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 400/, /could not be brought up to date/);
  await openHome(page, account);
  const id = await accountOf(page);
  const tab = await context.newPage();
  await tab.goto('/userlanding');
  await expectThreeDailies(tab);
  const [busy, idle] = [await anotherDevice(browser), await anotherDevice(browser)];
  await openHome(busy, account);
  await openHome(idle, account);
  const [name = ''] = await dailyNames(busy);
  const completion = await holdRequests(busy, 'Commit');
  await markComplete(cardOf(busy, name));
  await completion.arrived();

  await page.goto('/userprofilepage');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  const lastStep = await holdRequests(page, 'DeleteUser');
  await askToDelete(page, account.email);
  await lastStep.arrived();
  await expect.poll(() => rowCounts(id)).toEqual(NOTHING);

  await test.step('an open tab reports it without any input', async () => {
    await expect(tab.getByText('This account has been or is being deleted.')).toBeVisible();
  });

  await test.step('a tab and a device that load in the meantime bring nothing back', async () => {
    await tab.reload();
    await idle.reload();
    await expect(tab.getByText('This account has been or is being deleted.')).toBeVisible();
    await expect(idle.getByText('This account has been or is being deleted.')).toBeVisible();
    await expect.poll(() => rowCounts(id)).toEqual(NOTHING);
  });

  await lastStep.release();
  await expect(page).toHaveURL('/login');
  await expect(tab).toHaveURL('/login');

  await test.step('a late request is refused, and its device signs out', async () => {
    await completion.release();
    await expect(busy).toHaveURL('/login');
    await idle.reload();
    await expect(idle).toHaveURL('/login');
    await expect.poll(() => rowCounts(id)).toEqual(NOTHING);
  });
  await busy.context().close();
  await idle.context().close();
});

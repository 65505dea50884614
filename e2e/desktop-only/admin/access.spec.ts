import type { Page } from '@playwright/test';
import { leaveGroup } from '../../setup/accounts';
import { openAdminPage } from '../../setup/admin-pages';
import { queryDataApi } from '../../setup/data-api';
import { letTokenExpire } from '../../setup/ended-session';
import { expect, test } from '../../setup/fixtures';
import { openAs } from '../../setup/session';

/** Returns the types of the errors that a query by the signed-in account gets, bypassing the app. */
async function errorTypes(page: Page, query: string): Promise<(string | undefined)[]> {
  const { errors = [] } = await queryDataApi(page, query);
  return errors.map(({ errorType }) => errorType);
}

test('members cannot change the catalog by calling the data API directly', async ({
  page,
  account,
}) => {
  await openAs(page, account, '/login');
  await expect(page).toHaveURL('/userlanding');
  const attempts = [
    'mutation { createTasks(input: { name: "x", difficulty: Daily }) { id } }',
    'mutation { updateTasks(input: { id: "daily-bike", name: "x" }) { id } }',
    'mutation { deleteTasks(input: { id: "daily-bike" }) { id } }',
    'mutation { createLibrary(input: { name: "x" }) { id } }',
    'mutation { deleteLibrary(input: { id: "x" }) { id } }',
  ];
  for (const attempt of attempts) expect(await errorTypes(page, attempt)).toEqual(['Unauthorized']);
  expect(await errorTypes(page, '{ listTasks { items { id } } }')).toEqual([]);
});

test('a removed admin loses access at the next token refresh, with a message', async ({
  page,
  admin,
}) => {
  await openAdminPage(page, admin, '/taskeditor');
  await leaveGroup(admin, 'Admin');
  await letTokenExpire(page);
  await page.reload();
  await expect(page.getByText(/You’re no longer an admin/)).toBeVisible();
  await expect(page).toHaveURL('/userlanding');
  await page.goto('/admin');
  await expect(page).toHaveURL('/userlanding');
});

import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { emulatorOrigin } from '../../addresses';
import { leaveGroup } from '../../setup/accounts';
import { openAdminPage } from '../../setup/admin-pages';
import { expect, test } from '../../setup/fixtures';
import { openAs } from '../../setup/session';

const Answer = v.object({
  errors: v.optional(v.array(v.object({ errorType: v.optional(v.string()) })), []),
});

/** What a member's own token achieves at the data API, past every screen. */
async function errorsOf(token: string, query: string): Promise<(string | undefined)[]> {
  const response = await fetch(`${emulatorOrigin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ query }),
  });
  return v.parse(Answer, await response.json()).errors.map(({ errorType }) => errorType);
}

function storedToken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
    return localStorage.getItem(key ?? '') ?? '';
  });
}

test('members cannot change the catalogue by calling the data API directly', async ({
  page,
  account,
}) => {
  await openAs(page, account, '/login');
  await expect(page).toHaveURL('/userlanding');
  const token = await storedToken(page);
  const attempts = [
    'mutation { createTasks(input: { name: "x", difficulty: Daily }) { id } }',
    'mutation { updateTasks(input: { id: "daily-bike", name: "x" }) { id } }',
    'mutation { deleteTasks(input: { id: "daily-bike" }) { id } }',
    'mutation { createLibrary(input: { name: "x" }) { id } }',
    'mutation { deleteLibrary(input: { id: "x" }) { id } }',
  ];
  for (const attempt of attempts) expect(await errorsOf(token, attempt)).toEqual(['Unauthorized']);
  expect(await errorsOf(token, '{ listTasks { items { id } } }')).toEqual([]);
});

test('a removed admin loses access at the next token refresh, with a message', async ({
  page,
  admin,
}) => {
  await openAdminPage(page, admin, '/taskeditor');
  await leaveGroup(admin, 'Admin');
  // As if two hours had passed: the stored tokens have expired and are refreshed.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.clockDrift'));
    localStorage.setItem(key ?? '', String(2 * 60 * 60 * 1000));
  });
  await page.reload();
  await expect(page.getByText(/You are no longer an admin/)).toBeVisible();
  await expect(page).toHaveURL('/userlanding');
  await page.goto('/admin');
  await expect(page).toHaveURL('/userlanding');
});

import type { Request } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyCards,
  dailyNames,
  expectThreeDailies,
  messageUndo,
  openHome,
  revisit,
  scoreBar,
} from '../setup/home';
import { planFault } from '../setup/controls';
import { ownRows } from '../setup/own-rows';

const refresh = { name: 'Refresh Daily Tasks' };

test('reopens a task when the backend refuses its completion', async ({ page, account }) => {
  await openHome(page, account);
  const [name = ''] = await dailyNames(page);
  await planFault(page, 'appsync:commitMember', { kind: 'error', times: 1 });
  await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText(`Couldn’t mark “${name}” complete.`)).toBeVisible();
  await expect(cardOf(page, name).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
  await expect(scoreBar(page)).toHaveAccessibleName(/SusScore 0 Level 0/);
  await expect.poll(async () => (await ownRows(page)).completions).toEqual([]);

  await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/);
});

test('keeps a completion when the user leaves before the request is sent', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  const [name = ''] = await dailyNames(page);
  const isCompleting = (request: Request) => !!request.postData()?.includes('commitMember');
  let isConnected = false;
  await page.route(
    (url) => url.pathname === '/graphql',
    (route) => (isConnected || !isCompleting(route.request()) ? route.fallback() : undefined),
  );
  const held = page.waitForRequest(isCompleting);
  await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
  await held;
  await expect(cardOf(page, name).getByRole('button', { name: 'Task Complete' })).toBeDisabled();
  await expect.poll(async () => (await ownRows(page)).completions).toEqual([]);

  isConnected = true;
  await page.reload();
  await expect(cardOf(page, name).getByRole('button', { name: 'Task Complete' })).toBeDisabled();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/);
  await expect.poll(async () => (await ownRows(page)).level).toBe(1);
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
  // Once it is written, later visits don't write it again.
  await revisit(page);
  await expectThreeDailies(page);
  expect((await ownRows(page)).level).toBe(1);
});

test('a completion whose response was lost is recorded once', async ({
  page,
  account,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_(INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_RESET)/);
  await openHome(page, account);
  const [name = ''] = await dailyNames(page);
  await planFault(page, 'appsync:commitMember', { kind: 'lost', times: 1 });
  await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText(new RegExp(`“${name}”.*complete`)).first()).toBeVisible();
  await expect(cardOf(page, name).getByRole('button', { name: 'Task Complete' })).toBeDisabled();
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);

  await page.reload();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/, { timeout: 20_000 });
  await expect.poll(async () => (await ownRows(page)).level).toBe(1);
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
});

test('keeps the task complete when its undo is refused', async ({ page, account }) => {
  await openHome(page, account);
  const [name = ''] = await dailyNames(page);
  await cardOf(page, name).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText(/ complete: \+\d+ points?( · .+)?\.$/).last()).toBeVisible();
  await planFault(page, 'appsync:commitMember', { kind: 'error', times: 1 });
  await messageUndo(page).click();
  await expect(page.getByText(`Couldn’t undo “${name}”.`)).toBeVisible();
  await expect(cardOf(page, name).getByRole('button', { name: 'Task Complete' })).toBeDisabled();
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);

  await page.reload();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/);
  await expect.poll(async () => (await ownRows(page)).level).toBe(1);
});

test('keeps the tasks when a refresh is refused, says so, and allows another try', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  const names = await dailyNames(page);
  await planFault(page, 'appsync:commitMember', { kind: 'error', times: 1 });
  await page.getByRole('button', refresh).click();
  await expect(page.getByText('Error assigning daily tasks')).toBeVisible();
  await expect(page.getByText('Your current tasks are still here.')).toBeVisible();
  expect(await dailyNames(page)).toEqual(names);
  await expect.poll(async () => (await ownRows(page)).selections).toHaveLength(3);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => dailyNames(page)).not.toEqual(names);
  await expect(dailyCards(page)).toHaveCount(3);
  await expect(page.getByText('Error assigning daily tasks')).toBeHidden();
  await expect.poll(async () => (await ownRows(page)).selections.length).toBe(3);
});

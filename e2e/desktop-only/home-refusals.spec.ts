import type { Request } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyNames,
  expectThreeDailies,
  messageUndo,
  openHome,
  revisit,
  scoreBar,
} from '../setup/home';
import { planFault } from '../setup/controls';
import { ownRows } from '../setup/own-rows';

test('what the backend refuses is taken back and can be tried again; what it did without an answer counts once', async ({
  page,
  account,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_(INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_RESET)/);
  await openHome(page, account);
  const names = await dailyNames(page);
  const [name = ''] = names;
  const mark = cardOf(page, name).getByRole('button', { name: 'Mark Complete' });
  const done = cardOf(page, name).getByRole('button', { name: 'Task Complete' });
  const refuse = () => planFault(page, 'appsync:commitMember', { kind: 'error', times: 1 });

  await test.step('a completion', async () => {
    await refuse();
    await mark.click();
    await expect(page.getByText(`Couldn’t mark “${name}” complete.`)).toBeVisible();
    await expect(mark).toBeEnabled();
    await expect(scoreBar(page)).toHaveAccessibleName(/SusScore 0 Level 0/);
    await expect.poll(async () => (await ownRows(page)).completions).toEqual([]);
  });

  await test.step('a completion whose response is lost', async () => {
    await planFault(page, 'appsync:commitMember', { kind: 'lost', times: 1 });
    await mark.click();
    await expect(page.getByText(new RegExp(`“${name}” complete`)).first()).toBeVisible();
    await expect(done).toBeDisabled();
    await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
  });

  await test.step('an undo', async () => {
    await refuse();
    await messageUndo(page).click();
    await expect(page.getByText(`Couldn’t undo “${name}”.`)).toBeVisible();
    await expect(done).toBeDisabled();
    expect(await ownRows(page)).toMatchObject({ level: 1, completions: [{}] });
  });

  await test.step('a refresh', async () => {
    await refuse();
    await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
    await expect(page.getByText('Error assigning daily tasks')).toBeVisible();
    await expect(page.getByText('Your current tasks are still here.')).toBeVisible();
    expect(await dailyNames(page)).toEqual(names);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => dailyNames(page)).not.toEqual(names);
    await expect(page.getByText('Error assigning daily tasks')).toBeHidden();
    await expect.poll(async () => (await ownRows(page)).selections.length).toBe(3);
  });

  await page.reload();
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

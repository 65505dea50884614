import { expect, test } from '../setup/fixtures';
import { cardOf, dailyNames, expectThreeDailies, openHome, scoreBar } from '../setup/home';
import { ownRows } from '../setup/own-rows';

test.use({ serviceWorkers: 'allow' });

test('home opens offline, refuses what needs a connection, and recovers once online', async ({
  page,
  account,
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/, /could not be brought up to date/);
  await openHome(page, account);
  const names = await dailyNames(page);
  const [first = '', second = ''] = names;
  await cardOf(page, first).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText(/Level 1\.$/)).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

  await context.setOffline(true);
  await page.reload();
  await expectThreeDailies(page);
  expect(await dailyNames(page)).toEqual(names);
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/);

  await cardOf(page, second).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText(`Couldn’t mark “${second}” complete.`)).toBeVisible();
  await expect(cardOf(page, second).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/);

  await context.setOffline(false);
  await expect(page.getByText(/^You’re offline\./)).toBeHidden();
  await cardOf(page, second).getByRole('button', { name: 'Mark Complete' }).click();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 2/);
  await expect.poll(async () => (await ownRows(page)).level).toBe(2);
});

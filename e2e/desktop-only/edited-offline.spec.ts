import { putDailies } from '../setup/daily-set';
import { developerApi } from '../setup/developer-api';
import { expect, test } from '../setup/fixtures';
import { cardOf, openHome, scoreBar } from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { OFFLINE_ERRORS } from '../setup/service-worker';

const DAY_MS = 24 * 60 * 60 * 1000;
const CREATE = 'mutation ($input: CreateTasksInput!) { createTasks(input: $input) { id } }';
const EDIT = 'mutation ($input: UpdateTasksInput!) { updateTasks(input: $input) { id } }';

test('a completion that waited expires as was shown, and has its task’s points like one that was sent at once', async ({
  page,
  account,
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(...OFFLINE_ERRORS);
  const asDeveloper = developerApi();
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  const named = ids.map((id) => ({ id, name: `Wipe ${id.slice(0, 8)}` }));
  for (const one of named) {
    // Archived, so that no other account gets it.
    const input = { ...one, difficulty: 'Daily', state: 'Archived', score: 5, duration: 3 };
    await asDeveloper(CREATE, { input });
  }
  await openHome(page, account);
  await putDailies(page, ids);
  const [online, offline] = named.map(({ name }) => cardOf(page, name));
  await online?.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText(/ complete: \+\d+ points?( · .+)?\.$/).last()).toBeVisible();
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);

  await context.setOffline(true);
  await offline?.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(scoreBar(page)).toHaveText(/^SusScore 10 Level 2 /);
  for (const id of ids) await asDeveloper(EDIT, { input: { id, score: 7, duration: 20 } });

  await context.setOffline(false);
  await expect(page.getByText('The change that waited for a connection is saved.')).toBeVisible();
  await page.reload();
  await expect(scoreBar(page)).toHaveText(/^SusScore 14 Level 2 /);
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(2);
  const { completions } = await ownRows(page);
  const days = completions.map(
    (row) => (Date.parse(row.expirationDate) - Date.parse(row.completedDate)) / DAY_MS,
  );
  expect(days).toEqual([3, 3]);
});

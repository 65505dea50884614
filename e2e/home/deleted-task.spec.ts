import type { Page } from '@playwright/test';
import { putDailies } from '../setup/daily-set';
import { developerApi } from '../setup/developer-api';
import { expect, test } from '../setup/fixtures';
import { addButton } from '../setup/goals';
import { bringToFront, dailyNames, openHome, revisit } from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { expectSaved } from '../setup/savings';

const CREATE = 'mutation ($input: CreateTasksInput!) { createTasks(input: $input) { id } }';
const DELETE = 'mutation ($input: DeleteTasksInput!) { deleteTasks(input: $input) { id } }';

const asDeveloper = developerApi();

/** Creates a task as an admin. Returns its ID and its name. */
async function createTask(fields: Readonly<Record<string, unknown>>) {
  const id = crypto.randomUUID();
  const name = `Mend ${id.slice(0, 8)}`;
  await asDeveloper(CREATE, { input: { id, name, score: 7, duration: 30, ...fields } });
  return { id, name };
}

const deleteTask = (id: string) => asDeveloper(DELETE, { input: { id } });

const selected = async (page: Page) => (await ownRows(page)).selections.map(({ taskId }) => taskId);

test('a task that an admin deletes goes with its selection, what it saved and everything else stays, and it can’t be completed anymore', async ({
  page,
  account,
}) => {
  test.slow();
  const figure = {
    carbonKg: 1.25,
    carbonAssumption: 'One trip by bike instead of by car.',
    carbonSource: 'https://www.epa.gov/greenvehicles',
  };
  const medium = await createTask({ difficulty: 'Medium', ...figure });
  // Archived, so that no other account gets it.
  const daily = await createTask({ difficulty: 'Daily', state: 'Archived' });
  await openHome(page, account);
  await page.goto('/mediumtasks');
  await addButton(page, medium.name).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  const markComplete = (name: string) =>
    card(name).getByRole('button', { name: 'Mark Complete' }).click();

  await test.step('one that was completed', async () => {
    await markComplete(medium.name);
    await expect(page.getByText(/ complete: \+7 points · /).last()).toBeVisible();
    await expectSaved(page, '2.7 lb CO₂e');
    await expect.poll(() => selected(page)).toContain(medium.id);
    await deleteTask(medium.id);
    await expect(async () => {
      await bringToFront(page);
      await expect(card(medium.name)).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'SusScore 0 Level 1' })).toBeVisible();
    await revisit(page);
    await expectSaved(page, '2.7 lb CO₂e');
    await expect.poll(() => selected(page)).not.toContain(medium.id);
    await expect.poll(() => selected(page)).toHaveLength(3);
  });

  await test.step('one that is shown', async () => {
    await putDailies(page, [daily.id]);
    const others = (await dailyNames(page)).filter((one) => one !== daily.name);
    expect(others).toHaveLength(2);
    await deleteTask(daily.id);
    await markComplete(daily.name);
    await expect(page.getByText(`“${daily.name}” is no longer available.`)).toBeVisible();
    await expect(card(daily.name)).toHaveCount(0);
    await expect.poll(() => dailyNames(page)).toHaveLength(3);
    expect(await dailyNames(page)).toEqual(expect.arrayContaining(others));
    await expect.poll(() => selected(page)).not.toContain(daily.id);
    await expect(page.getByRole('link', { name: 'SusScore 0 Level 1' })).toBeVisible();
    await expect.poll(() => ownRows(page)).toMatchObject({ level: 1, completions: [{}] });
  });

  await test.step('one that was archived counts', async () => {
    const archived = await createTask({ difficulty: 'Daily', state: 'Archived' });
    await putDailies(page, [archived.id]);
    await markComplete(archived.name);
    await expect(page.getByRole('link', { name: 'SusScore 7 Level 2' })).toBeVisible();
    await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(2);
  });
});

import type { Page } from '@playwright/test';
import { type Account, signIn } from '../setup/accounts';
import { putDailies } from '../setup/daily-set';
import { queryDataApi } from '../setup/data-api';
import { developerApi } from '../setup/developer-api';
import { holdResponses } from '../setup/documents';
import { expect, test } from '../setup/fixtures';
import {
  anotherDevice,
  bringToFront,
  dailyCards,
  dailyNames,
  expectThreeDailies,
  openHome,
  revisit,
  scoreBar,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { expectSaved } from '../setup/savings';

const CREATE = 'mutation ($input: CreateTasksInput!) { createTasks(input: $input) { id } }';
const GET = 'query ($id: ID!) { getTasks(id: $id) { id } }';
const DELETE = 'mutation ($input: DeleteTasksInput!) { deleteTasks(input: $input) { id } }';

/** Opens the home with a task in the place of a daily one. Returns its card. */
async function openWithDaily(page: Page, account: Account, task: { id: string; name: string }) {
  await openHome(page, account);
  await putDailies(page, [task.id]);
  return dailyCards(page).filter({ hasText: task.name });
}

test(
  'a task deleted by an admin disappears, and its selection too; what it saved and everything else stay',
  { tag: '@desktop' },
  async ({ page, account, admin, browser }) => {
    const office = await anotherDevice(browser);
    await office.goto('/userprofilepage');
    await signIn(office, admin);
    await expect(office.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    const id = crypto.randomUUID();
    const name = `Mend ${id.slice(0, 8)}`;
    const figure = {
      carbonKg: 1.25,
      carbonAssumption: 'One trip by bike instead of by car.',
      carbonSource: 'https://www.epa.gov/greenvehicles',
    };
    const input = { id, name, difficulty: 'Medium', score: 7, duration: 30, ...figure };
    await queryDataApi(office, CREATE, { input });

    await openHome(page, account);
    await page.goto('/mediumtasks');
    const offered = page.getByRole('article').filter({ hasText: name });
    await offered.getByRole('button', { name: 'Add to my list' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const card = page.getByRole('region', { name: 'Do a Little More' }).getByRole('article');
    await card.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByText(/ complete: \+\d+ points?( · .+)?\.$/).last()).toBeVisible();
    await expectSaved(page, '2.7 lb CO₂e');

    await expect
      .poll(async () => (await ownRows(page)).selections.map(({ taskId }) => taskId))
      .toContain(id);
    await queryDataApi(office, DELETE, { input: { id } });
    await expect(async () => {
      await bringToFront(page);
      await expect(card).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'SusScore 0 Level 1' })).toBeVisible();
    await expectSaved(page, '2.7 lb CO₂e');
    const daily = page.getByRole('region', { name: 'Your Daily Tasks' });
    await expect(daily.getByRole('article')).toHaveCount(3);

    await revisit(page);
    await expect(daily.getByRole('article')).toHaveCount(3);
    await expectSaved(page, '2.7 lb CO₂e');
    await expect
      .poll(async () => (await ownRows(page)).selections.map(({ taskId }) => taskId))
      .not.toContain(id);
    await expect.poll(async () => (await ownRows(page)).selections).toHaveLength(3);
    await office.context().close();
  },
);

test('a medium task that was deleted while it was shown can’t be completed, and goes', async ({
  page,
  account,
}) => {
  const asDeveloper = developerApi();
  const id = crypto.randomUUID();
  const name = `Mend ${id.slice(0, 8)}`;
  await asDeveloper(CREATE, {
    input: { id, name, difficulty: 'Medium', score: 7, duration: 30 },
  });
  await openHome(page, account);
  await page.goto('/mediumtasks');
  const offered = page.getByRole('article').filter({ hasText: name });
  await offered.getByRole('button', { name: 'Add to my list' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const card = page.getByRole('region', { name: 'Do a Little More' }).getByRole('article');
  await expect(card.getByRole('heading', { name })).toBeVisible();
  // Adding it made the home read again, which would find the task gone.
  await revisit(page);

  await asDeveloper(DELETE, { input: { id } });
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText(`“${name}” is no longer available.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'SusScore 0 Level 0' })).toBeVisible();
  await expect
    .poll(async () => (await ownRows(page)).selections.map(({ taskId }) => taskId))
    .not.toContain(id);
  await revisit(page);
  await expectThreeDailies(page);
  await expect(page.getByRole('link', { name: 'SusScore 0 Level 0' })).toBeVisible();
  await expect.poll(() => ownRows(page)).toMatchObject({ level: 0, completions: [] });
});

test(
  'the place of a daily task that was deleted while it was shown is filled when it is completed',
  { tag: '@desktop' },
  async ({ page, account }) => {
    const asDeveloper = developerApi();
    const id = crypto.randomUUID();
    const name = `Sweep ${id.slice(0, 8)}`;
    // Archived, so that no other account gets it.
    await asDeveloper(CREATE, { input: { id, name, difficulty: 'Daily', state: 'Archived' } });
    const card = await openWithDaily(page, account, { id, name });
    await expect(card).toBeVisible();

    const others = (await dailyNames(page)).filter((one) => one !== name);
    expect(others).toHaveLength(2);
    await asDeveloper(DELETE, { input: { id } });
    await card.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByText(`“${name}” is no longer available.`)).toBeVisible();
    await expect(card).toHaveCount(0);
    await expectThreeDailies(page);
    // Until the other task is stored, a reload would find a set that lacks one, and renew it.
    await expect
      .poll(async () => (await ownRows(page)).selections.map(({ taskId }) => taskId))
      .not.toContain(id);
    expect(await dailyNames(page)).toEqual(expect.arrayContaining(others));
    await expect(page.getByRole('link', { name: 'SusScore 0 Level 0' })).toBeVisible();
    await revisit(page);
    await expectThreeDailies(page);
    await expect(card).toHaveCount(0);
    expect(await dailyNames(page)).toEqual(expect.arrayContaining(others));
    await expect(page.getByRole('link', { name: 'SusScore 0 Level 0' })).toBeVisible();
    await expect.poll(() => ownRows(page)).toMatchObject({ level: 0, completions: [] });
  },
);

test(
  'a task that is deleted while its completion is under way keeps level, score and message in agreement',
  { tag: '@desktop' },
  async ({ page, account }) => {
    const asDeveloper = developerApi();
    const id = crypto.randomUUID();
    const name = `Rinse ${id.slice(0, 8)}`;
    const input = { id, name, difficulty: 'Daily', state: 'Archived', score: 5, duration: 3 };
    await asDeveloper(CREATE, { input });
    const card = await openWithDaily(page, account, { id, name });
    const held = await holdResponses(page, 'Commit');
    await card.getByRole('button', { name: 'Mark Complete' }).click();
    await held.arrived('Commit');
    await asDeveloper(DELETE, { input: { id } });
    await held.release('Commit');
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('paragraph');
    await expect(message).toHaveText(`“${name}” complete: +5 points.`);
    await expect(scoreBar(page)).toHaveText(/^SusScore 5 Level 1 /);
    // Reads may lag.
    await expect.poll(() => asDeveloper(GET, { id })).toEqual({ getTasks: null });
    await revisit(page);
    await expectThreeDailies(page);
    await expect(card).toHaveCount(0);
    // The points of a task that is gone no longer count.
    await expect(scoreBar(page)).toHaveText(/^SusScore 0 Level 1 /);
    await expect
      .poll(() => ownRows(page))
      .toMatchObject({ level: 1, completions: [{ taskId: id }] });
  },
);

test(
  'a task that was archived while it was shown can still be completed',
  { tag: '@desktop' },
  async ({ page, account }) => {
    const asDeveloper = developerApi();
    const id = crypto.randomUUID();
    const name = `Plant ${id.slice(0, 8)}`;
    const input = { id, name, difficulty: 'Daily', state: 'Archived', score: 7 };
    await asDeveloper(CREATE, { input });
    const card = await openWithDaily(page, account, { id, name });
    await card.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByRole('link', { name: 'SusScore 7 Level 1' })).toBeVisible();
    await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
  },
);

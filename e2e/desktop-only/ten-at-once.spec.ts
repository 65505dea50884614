import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { openHome, openOnAnotherDevice, scoreBar } from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { accountOf, dataApiOf } from '../setup/data-api';
import { tasksOf } from '../setup/completions';
import { rowCounts } from '../setup/row-counts';

const GOALS = 7;
const SELECT = `mutation ($input: CreateUserTaskSelectionInput!) {
  createUserTaskSelection(input: $input) { id }
}`;

// Ten writes, their levels and two browsers are slow on two shared cores.
const patient = expect.configure({ timeout: 60_000 });

function markComplete(page: Page) {
  return page.getByRole('article').getByRole('button', { name: 'Mark Complete' });
}

/** Clicks the buttons at these places in one task of the browser, so nothing is drawn between two clicks. */
async function completeAtOnce(page: Page, places: readonly number[]): Promise<void> {
  await markComplete(page).evaluateAll((buttons, at) => {
    for (const [place, button] of buttons.entries()) {
      if (at.includes(place) && button instanceof HTMLElement) button.click();
    }
  }, places);
}

test('ten tasks completed at once in two browsers end with ten rows and level 10, and stay so', async ({
  page,
  account,
  browser,
}) => {
  test.setTimeout(180_000);
  await openHome(page, account);
  const owner = await accountOf(page);
  const post = await dataApiOf(page);
  for (const { id: taskId } of tasksOf('Medium').slice(0, GOALS)) {
    const id = `${owner}#${taskId}`;
    const selectionDate = new Date().toISOString();
    await post(SELECT, { input: { id, owner, userId: owner, taskId, selectionDate } });
  }
  const other = await openOnAnotherDevice(browser, account);
  await page.reload();
  const pages = [page, other];
  for (const one of pages) await patient(markComplete(one)).toHaveCount(10);

  await Promise.all([
    completeAtOnce(page, [0, 1, 2, 3, 4]),
    completeAtOnce(other, [5, 6, 7, 8, 9]),
  ]);
  await patient.poll(async () => (await ownRows(page)).level).toBe(10);
  await patient.poll(async () => (await ownRows(page)).completions).toHaveLength(10);

  await test.step('the next visits change nothing', async () => {
    for (const one of pages) {
      await one.reload();
      await patient(scoreBar(one)).toHaveAccessibleName(/Level 10 /);
      await patient(one.getByRole('button', { name: 'Task Complete' })).toHaveCount(10);
    }
    expect((await ownRows(page)).level).toBe(10);
    expect(await rowCounts(owner)).toEqual({ profiles: 1, completions: 10, selections: 10 });
  });
  await other.context().close();
});

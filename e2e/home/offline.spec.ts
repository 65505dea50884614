import type { Page } from '@playwright/test';
import { tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { addButton } from '../setup/goals';
import { cardOf, completeDaily, expectThreeDailies, messageUndo, scoreBar } from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { openWithTask } from '../setup/savings';
import { goOffline, waitForServiceWorker } from '../setup/service-worker';
import { choose, namesInOrder } from '../setup/swap';

test.use({
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/could not be brought up to date|A picture failed to load/],
});

const MARK = 'Waiting for a connection';

/** Swaps a task without a connection. Returns the one that replaces it. */
async function chooseOffline(page: Page, name: string, choice: 'Swap for another' | 'Not for me') {
  const index = (await namesInOrder(page)).indexOf(name);
  await choose(page, name, choice);
  await expect(cardOf(page, name)).toHaveCount(0);
  const next = (await namesInOrder(page))[index] ?? '';
  await expect(cardOf(page, next).getByText(MARK, { exact: true })).toBeVisible();
  return next;
}

test('home opens offline, and its actions survive a closed tab and are stored as shown once online', async ({
  page,
  account,
  context,
}) => {
  const task = tasksOf('Strategic').find(({ steps, whyItHelps }) => steps && whyItHelps);
  const larger = task?.name ?? '';
  const [added = ''] = tasksOf('Medium').map(({ name }) => name);
  const goal = (tab: Page, name: string) => tab.getByRole('article', { name, exact: true });
  await openWithTask(page, account, larger);
  const [first = '', second = '', third = ''] = await namesInOrder(page);
  await waitForServiceWorker(page);
  await page.getByRole('link', { name: 'Manage and Add...' }).first().click();
  await expect(goal(page, added)).toBeVisible();
  await goOffline(page);

  await test.step('a task is added', async () => {
    await addButton(page, added).click();
    await expect(goal(page, added).getByText(MARK)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(goal(page, added).getByText(MARK)).toBeVisible();
    await page.reload();
    await expectThreeDailies(page);
    await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  });

  await test.step('a larger task shows its steps and why it helps', async () => {
    const steps = goal(page, larger).getByRole('button', { name: / steps / });
    await steps.click();
    await page.getByRole('dialog', { name: larger }).getByRole('checkbox').first().check();
    await page.keyboard.press('Escape');
    await expect(steps).toContainText('1 of ');
    await goal(page, larger)
      .getByRole('button', { name: `About ${larger}` })
      .click();
    await expect(page.getByText('Why it helps', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const before = Date.now();
  const swapped = await test.step('daily tasks are completed, swapped and set aside', async () => {
    await completeDaily(page, second);
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    await cardOf(page, second)
      .getByRole('button', { name: `Undo ${second}` })
      .click();
    await expect(cardOf(page, second).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    await expect(cardOf(page, second).getByText(MARK)).toBeHidden();
    await completeDaily(page, second);
    const instead = await chooseOffline(page, first, 'Swap for another');
    await chooseOffline(page, third, 'Not for me');
    await messageUndo(page).click();
    await expect(page.getByText(`“${third}” is back.`)).toBeVisible();
    await expect.poll(() => namesInOrder(page)).toEqual([instead, second, third]);
    await chooseOffline(page, third, 'Not for me');
    return instead;
  });
  const after = Date.now();
  await expect(page.getByText('5 changes are waiting for a connection')).toBeVisible();
  await expect(scoreBar(page)).toHaveAccessibleName(/Level 1/);
  const shown = await namesInOrder(page);
  expect(shown.slice(0, 2)).toEqual([swapped, second]);

  const back = await context.newPage();
  await page.close();
  await back.goto('/userlanding');
  await expect.poll(() => namesInOrder(back)).toEqual(shown);
  await expect(cardOf(back, second).getByRole('button', { name: 'Task Complete' })).toBeVisible();
  await expect(goal(back, added).getByText(MARK)).toBeVisible();

  await context.setOffline(false);
  const saved = back.getByText('The 5 changes that waited for a connection are saved.');
  await expect(saved).toBeVisible();
  await expect(back.getByText(MARK)).toHaveCount(0);
  await expectThreeDailies(back);
  await back.reload();
  await expect.poll(() => namesInOrder(back)).toEqual(shown);
  await expect(scoreBar(back)).toHaveAccessibleName(/Level 1/);
  await expect(goal(back, added)).toBeVisible();
  await expect(goal(back, larger).getByRole('button', { name: / steps / })).toContainText('1 of');
  const times = async () =>
    (await ownRows(back)).completions.map(({ completedDate }) => Date.parse(completedDate));
  await expect.poll(times).toHaveLength(1);
  const [time = 0] = await times();
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(after);
  await back.goto('/setasidetasks');
  await expect(back.getByRole('button', { name: /^Bring back / })).toHaveCount(1);
  await expect(back.getByRole('button', { name: `Bring back ${third}` })).toBeVisible();
});

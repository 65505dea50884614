import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { newAccount } from '../setup/accounts';
import { tasksOf } from '../setup/completions';
import { accountOf } from '../setup/data-api';
import { addButton, storePlan } from '../setup/goals';
import { expectThreeDailies, openHome } from '../setup/home';
import { addToList } from '../setup/savings';
import type { Capture } from './gallery';

const [medium] = tasksOf('Medium');
const long = tasksOf('Strategic').find(({ steps }) => steps !== undefined);

/** Captures how a member chooses a larger task, plans it and follows its steps. */
export async function capturePlans(page: Page, capture: Capture): Promise<void> {
  await openHome(page, await newAccount());
  await page.goto(paths.mediumTasks);
  const dialog = page.getByRole('dialog');
  await captureFilters(page, capture);

  await addButton(page, medium?.name ?? '').click();
  await dialog.getByRole('group', { name: 'When will you do it?' }).waitFor();
  await capture('plan-question');
  await dialog.getByRole('button', { name: 'Pick a day' }).click();
  await capture('plan-question-any-day');
  await dialog
    .getByRole('button', { name: / morning$/ })
    .first()
    .click();
  await dialog.getByText(/, I’ll /).waitFor();
  await capture('plan-answered');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectThreeDailies(page);
  await capture('home-planned');

  const rowId = `${await accountOf(page)}#goal#${medium?.id}`;
  for (const [name, daysFromNow] of [
    ['home-planned-for-today', 0],
    ['home-plan-passed', -1],
  ] as const) {
    await storePlan(page, rowId, daysFromNow);
    await reload(page);
    await capture(name);
  }
  await captureSteps(page, capture);
}

async function captureFilters(page: Page, capture: Capture): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Home').selectOption('yes');
  await capture('filters');
  await page.keyboard.press('Escape');
  await capture('filtered-tasks');
  await page.goto(`${paths.mediumTasks}?time=15-minutes&category=Water`);
  await page.getByText(/^No tasks match/).waitFor();
  await capture('no-match');
  await page.goto(paths.mediumTasks);
}

async function captureSteps(page: Page, capture: Capture): Promise<void> {
  await addToList(page, long?.name ?? '');
  await reload(page);
  const card = page.getByRole('article', { name: long?.name ?? '' });
  await card.getByRole('button', { name: / steps / }).click();
  const list = page.getByRole('dialog');
  await list.getByRole('checkbox').first().check();
  await list.getByRole('checkbox').nth(2).check();
  await capture('steps');
  for (const box of await list.getByRole('checkbox').all()) await box.check();
  await capture('steps-all-done');
  await page.keyboard.press('Escape');
  await capture('home-steps');
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await expectThreeDailies(page);
  await page.waitForLoadState('networkidle');
}

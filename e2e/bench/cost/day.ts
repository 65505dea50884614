import { expect, type Browser, type Page } from '@playwright/test';
import { HOUR_MS } from '../../../src/domain/instant';
import { appOrigin } from '../../addresses';
import { newAccount } from '../../setup/accounts';
import { loadCompletions, tasksOf } from '../../setup/completions';
import { moveClock } from '../../setup/controls';
import { operationOf } from '../../setup/operations';
import {
  dailyCards,
  expectThreeDailies,
  forgetVisit,
  openHome,
  scoreBar,
  visitRecorded,
} from '../../setup/home';
import { readUsage, resetUsage, type UsageReport } from './usage';

/** A member whose streak window is full: two completions on each of 60 days, none of which still count. */
const history = Array.from({ length: 120 }, (_, at) => ({ daysAgo: 4 + at / 2, days: 3 }));

/** The parts of a member's day. Each resolves once the backend has answered. */
export const partsOfDay = {
  'a visit': firstVisit,
  'new tasks': renew,
  'a completion': complete,
  'a second completion': complete,
  'an undo': undoLast,
  'a goal': addGoal,
  'the history': openHistory,
  'a second visit': visit,
} as const;

/** Simulates a member's day in a browser, with an hour between its visits. Returns the backend's counts. */
export async function measureMemberDay(browser: Browser): Promise<UsageReport> {
  const page = await browser.newPage({ baseURL: appOrigin });
  await openHome(page, await newAccount());
  const tasks = tasksOf('Daily');
  await loadCompletions(
    page,
    history.map((completion, index) => ({
      ...completion,
      taskId: tasks[index % tasks.length]?.id ?? '',
    })),
  );
  await visit(page);
  await resetUsage();
  for (const [part, act] of Object.entries(partsOfDay)) {
    if (part === 'a second visit') await passHour(page);
    await act(page);
  }
  const usage = await readUsage();
  await moveClock(-HOUR_MS);
  await page.close();
  return usage;
}

// Includes the check for the profile, which a browser makes once per sign-in.
async function firstVisit(page: Page): Promise<void> {
  await forgetVisit(page);
  await visit(page);
  await visitRecorded(page);
}

async function visit(page: Page): Promise<void> {
  await page.goto('/userlanding');
  await expectThreeDailies(page);
  await page.waitForLoadState('networkidle');
}

async function renew(page: Page): Promise<void> {
  const renewed = answered(page, 'Commit');
  await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
  await renewed;
  await page.waitForLoadState('networkidle');
}

async function complete(page: Page): Promise<void> {
  const counted = answered(page, 'Commit');
  await dailyCards(page).getByRole('button', { name: 'Mark Complete' }).first().click();
  await counted;
}

async function undoLast(page: Page): Promise<void> {
  const counted = answered(page, 'Commit');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await counted;
}

async function addGoal(page: Page): Promise<void> {
  const goals = page.getByRole('region', { name: 'Do a Little More' });
  await goals.getByRole('link', { name: 'Manage and Add...' }).click();
  const added = answered(page, 'Commit');
  await page.getByRole('button', { name: 'Add to my list' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await added;
  await page.waitForLoadState('networkidle');
}

async function openHistory(page: Page): Promise<void> {
  await scoreBar(page).click();
  await expect(page.getByRole('region', { name: 'Active points' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

// Signed pictures and credentials last 50 minutes, so the second visit needs new ones.
async function passHour(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + HOUR_MS);
  await moveClock(HOUR_MS);
}

/** Resolves when the data API has responded to the operation. */
async function answered(page: Page, operation: string): Promise<void> {
  await page.waitForResponse((response) => operationOf(response.request()) === operation);
}

import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { appOrigin } from '../addresses';
import { newAccount } from '../setup/accounts';
import { liveStatus } from '../setup/admin-pages';
import { loadCompletions, tasksOf } from '../setup/completions';
import { planFault } from '../setup/controls';
import { openAs } from '../setup/session';
import type { Figures } from './figures';

const ROWS = 5000;
const TIMEOUT = { timeout: 300_000 };

/** Times lists of thousands of rows: a history, an import, and the task editor. */
export async function measureLongLists(figures: Figures, browser: Browser): Promise<void> {
  const add = (name: string, ms: number) => figures.add({ name, value: ms, unit: 'ms' });
  await withPage(browser, (page) => measureHistory(page, add));
  await withPage(browser, (page) => measureImport(page, add));
}

type Add = (name: string, ms: number) => void;

async function withPage(browser: Browser, measure: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: appOrigin });
  try {
    await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

async function measureHistory(page: Page, add: Add): Promise<void> {
  await openAs(page, await newAccount(), '/userhistory');
  await expect(page.getByText('Nothing completed yet')).toBeVisible();
  const tasks = tasksOf('Daily');
  await loadCompletions(
    page,
    Array.from({ length: ROWS }, (_, at) => ({
      taskId: tasks[at % tasks.length]?.id ?? '',
      daysAgo: (at % 300) + 0.01,
      days: 400,
    })),
  );
  const valid = page.getByRole('region', { name: 'Active points' });
  const allRows = valid.getByText(`${ROWS} completed tasks still valid`, { exact: true });
  add(
    `history of ${ROWS}: fully loaded`,
    await time(
      () => page.reload(),
      () => visible(allRows),
    ),
  );
  const first = valid.locator('tbody tr').first();
  const before = await first.textContent();
  add(
    `history of ${ROWS}: sorted by name`,
    await time(
      () => valid.getByRole('button', { name: 'Task Name' }).click(),
      () => expect(first).not.toHaveText(before ?? ''),
    ),
  );
}

async function measureImport(page: Page, add: Add): Promise<void> {
  await openAs(page, await newAccount({ groups: ['Admin'] }), '/admin');
  await page.getByRole('button', { name: 'Open Import and export' }).click();
  const section = page.getByRole('region', { name: 'Import and export' });
  await section.getByLabel('Data to import or export').selectOption('Tasks');
  const names = Array.from({ length: ROWS }, (_, at) => `Bench task ${at + 10_000}`);
  const heading = 'name,difficulty,description,score,duration,earthimpact,moneyimpact,imagename';
  const file = [heading, ...names.map((name) => `${name},Medium,Text,5,7,Less,Saves,`)].join('\n');
  add(
    `import of ${ROWS} tasks: preview`,
    await time(
      () => choose(section, file),
      () => visible(section.getByText(`${ROWS} new,`)),
    ),
  );
  // The backend refuses rows in the middle; the import then continues with the rest.
  await planFault(page, 'appsync:createTasks', { kind: 'error', times: 100 });
  add(
    `import of ${ROWS} tasks: written, 100 refused`,
    await time(
      () => section.getByRole('button', { name: `Import ${ROWS} rows` }).click(),
      () => visible(section.getByRole('button', { name: 'Continue import' })),
    ),
  );
  await section.getByRole('button', { name: 'Continue import' }).click();
  await visible(section.getByText(`${ROWS} imported, 0 not imported,`));
  await measureEditor(page, add);
}

async function measureEditor(page: Page, add: Add): Promise<void> {
  const edits = page.getByRole('button', { name: /^Edit / });
  add(
    `catalog of ${ROWS}: task editor to its first rows`,
    await time(
      () => page.goto('/taskeditor'),
      () => expect(edits).toHaveCount(30, TIMEOUT),
    ),
  );
  await visible(liveStatus(page));
  add(
    `catalog of ${ROWS}: search to its result`,
    await time(
      () => page.getByRole('searchbox').fill('Bench task 14999'),
      () => expect(edits).toHaveCount(1, TIMEOUT),
    ),
  );
}

async function choose(section: Locator, text: string): Promise<void> {
  const file = { name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await section.locator('input[type=file]').setInputFiles(file);
}

function visible(locator: Locator): Promise<void> {
  return expect(locator).toBeVisible(TIMEOUT);
}

/** Milliseconds from starting `act` until `until` resolves. */
async function time(act: () => Promise<unknown>, until: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  await until();
  return performance.now() - started;
}

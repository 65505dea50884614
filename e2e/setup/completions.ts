import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { accountOf, dataApiOf } from './data-api';

const DAY_MS = 24 * 60 * 60 * 1000;
const ROWS_A_REQUEST = 100;

export interface PastCompletion {
  readonly taskId: string;
  readonly daysAgo: number;
  /** How long it counts from its completion on. */
  readonly days: number;
}

/** Writes completions of earlier days for the account that is signed in on a page, through the API. */
export async function loadCompletions(
  page: Page,
  completions: readonly PastCompletion[],
): Promise<void> {
  const post = await dataApiOf(page);
  const account = await accountOf(page);
  const now = Date.now();
  const rows = completions.map(({ taskId, daysAgo, days }, at) => {
    const completed = now - daysAgo * DAY_MS;
    return {
      id: `${account}#done#${taskId}#loaded${at}`,
      taskId,
      completedDate: new Date(completed).toISOString(),
      expirationDate: new Date(completed + days * DAY_MS).toISOString(),
      nameofowner: account,
      profileId: account,
    };
  });
  for (let start = 0; start < rows.length; start += ROWS_A_REQUEST) {
    const some = rows.slice(start, start + ROWS_A_REQUEST);
    const variables = some.map((_, at) => `$v${at}: CreateCompletedTaskInput!`).join(', ');
    const roots = some.map((_, at) => `r${at}: createCompletedTask(input: $v${at}) { id }`);
    await post(
      `mutation Load(${variables}) { ${roots.join(' ')} }`,
      Object.fromEntries(some.map((row, at) => [`v${at}`, row])),
    );
  }
}

const PageSchema = v.object({
  page: v.object({
    items: v.array(v.object({ id: v.string(), name: v.string(), score: v.number() })),
  }),
});

/** The first tasks of a difficulty, in the order of their names. */
export async function tasksOf(page: Page, difficulty: string) {
  const post = await dataApiOf(page);
  const data = await post(
    `query ($difficulty: Difficulty!) {
      page: listTasksByDifficulty(difficulty: $difficulty) { items { id name score } }
    }`,
    { difficulty },
  );
  return v.parse(PageSchema, data).page.items;
}

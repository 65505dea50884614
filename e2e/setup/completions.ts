import { expect, type Page } from '@playwright/test';
import { type SeedTask, tasks } from '../../amplify/seed/catalog';
import { compareTexts } from '../../src/domain/compare-texts';
import { DAY_MS } from '../../src/domain/instant';
import { accountOf } from './data-api';
import { createAsDeveloper } from './developer-api';
import { ownRows } from './own-rows';

interface PastCompletion {
  readonly taskId: string;
  readonly daysAgo: number;
  /** How many days it counts. */
  readonly days: number;
}

/**
 * Creates past completions for the page’s account, even of tasks that don't exist, and waits until lists include the
 * last one.
 */
export async function loadCompletions(
  page: Page,
  completions: readonly PastCompletion[],
): Promise<void> {
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
  await createAsDeveloper('CompletedTask', rows);
  const last = rows.at(-1);
  const listed = async () => (await ownRows(page)).completions.map(({ id }) => id);
  if (last) await expect.poll(listed).toContain(last.id);
}

/** Creates 40 past completions of larger tasks, some of which still count. */
export async function loadHistory(page: Page): Promise<void> {
  const tasks = [...tasksOf('Medium'), ...tasksOf('Strategic')];
  const completions = Array.from({ length: 40 }, (_, at) => ({
    taskId: tasks[at % tasks.length]?.id ?? '',
    daysAgo: at * 2.5 + 0.01,
    days: 30 + (at % 3) * 30,
  }));
  await loadCompletions(page, completions);
}

/** Returns the demo's tasks of a difficulty, ordered by name. Tasks of other tests may disappear at any time. */
export function tasksOf(difficulty: SeedTask['difficulty']) {
  return tasks
    .filter((task) => task.difficulty === difficulty)
    .toSorted((a, b) => compareTexts(a.name, b.name));
}

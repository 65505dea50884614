import { expect, type Page } from '@playwright/test';
import { dayFromNow } from './calendar-day';
import { commitElsewhere } from './member-record';
import { ownRows } from './own-rows';

/**
 * The button that adds a task to the member's list, on the page of medium or strategic tasks. Choose a task of the demo
 * content: the first in the list may be another test's.
 */
export function addButton(page: Page, name: string) {
  return page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: 'Add to my list' });
}

/** Stores a plan in a goal's row, for the morning of a day, as another device did three days ago. */
export async function storePlan(page: Page, id: string, daysFromNow: number): Promise<void> {
  const plan = {
    on: dayFromNow(daysFromNow),
    time: '09:00',
    sequence: 1,
    made: Date.now() - 3 * 86_400_000,
  };
  const listed = async () => (await ownRows(page)).selections.find((row) => row.id === id);
  // The index may lag.
  await expect.poll(listed).toBeDefined();
  const { taskId = '', selectionDate = '' } = (await listed()) ?? {};
  await commitElsewhere(page, ({ goals, ...record }, next) => {
    const goal = JSON.stringify({ revision: next, plan });
    return {
      record: {
        ...record,
        goals: goals.map(([task, since, old]) => [task, since, task === taskId ? next : old]),
      },
      select: [{ place: `goal#${taskId}`, taskId, selectionDate, goal }],
    };
  });
  await expect.poll(async () => (await listed())?.goal ?? '').toContain(JSON.stringify(plan));
}

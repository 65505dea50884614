import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { dayFromNow } from './calendar-day';
import { changeSelection } from './developer-api';
import { ownRows } from './own-rows';

/**
 * The button that adds a task to the member's list, on the page of medium or strategic tasks. Choose a task from the
 * demo content, since the list's first may be another test's.
 */
export function addButton(page: Page, name: string) {
  return page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: 'Add to my list' });
}

const RevisionSchema = v.object({ revision: v.optional(v.number(), 0) });

/** Stores a plan in a goal's row, for the morning of a day, made three days ago. */
export async function storePlan(page: Page, id: string, daysFromNow: number): Promise<void> {
  const plan = {
    on: dayFromNow(daysFromNow),
    time: '09:00',
    made: Date.now() - 3 * 86_400_000,
  };
  const listed = async () => (await ownRows(page)).selections.find((row) => row.id === id);
  // The index may lag.
  await expect.poll(listed).toBeDefined();
  const { revision } = v.parse(RevisionSchema, JSON.parse((await listed())?.goal ?? '{}'));
  await changeSelection({ id, goal: JSON.stringify({ revision, plan }) });
  await expect.poll(async () => (await listed())?.goal ?? '').toContain(JSON.stringify(plan));
}

import { expect, type Page } from '@playwright/test';
import { revisit } from './home';
import { commitDailies } from './member-record';
import { ownRows } from './own-rows';

/** Puts tasks in the places of the first daily ones of the account whose home is open, and opens it again. */
export async function putDailies(page: Page, taskIds: readonly string[]): Promise<void> {
  await commitDailies(page, taskIds);
  // The index may lack new rows at first.
  const shown = async () => (await ownRows(page)).selections.map(({ taskId }) => taskId);
  await expect.poll(shown).toEqual(expect.arrayContaining([...taskIds]));
  await revisit(page);
}

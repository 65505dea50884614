import { expect, type Page } from '@playwright/test';
import { dataApiOf } from './data-api';
import { revisit } from './home';
import { ownRows } from './own-rows';

const UPDATE = `mutation ($input: UpdateUserTaskSelectionInput!) {
  updateUserTaskSelection(input: $input) { id }
}`;

/** Puts tasks in the places of the first daily ones of the account whose home is open, and opens it again. */
export async function putDailies(page: Page, taskIds: readonly string[]): Promise<void> {
  const post = await dataApiOf(page);
  const rows = async () => (await ownRows(page)).selections;
  // The index may lack new rows at first.
  await expect.poll(rows).toHaveLength(3);
  const selections = await rows();
  for (const [at, taskId] of taskIds.entries()) {
    await post(UPDATE, { input: { id: selections[at]?.id, taskId } });
  }
  const shown = async () => (await rows()).map(({ taskId }) => taskId);
  await expect.poll(shown).toEqual(expect.arrayContaining([...taskIds]));
  await revisit(page);
}

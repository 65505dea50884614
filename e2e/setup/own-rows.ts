import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { OWN_ROWS } from '../testing/documents';
import { accountOf, dataApiOf } from './data-api';

const Row = v.object({ id: v.string(), taskId: v.string() });
const Selections = v.array(
  v.object({ ...Row.entries, selectionDate: v.string(), goal: v.nullable(v.string()) }),
);
const Completions = v.array(
  v.object({
    ...Row.entries,
    completedDate: v.string(),
    expirationDate: v.string(),
    note: v.nullable(v.string()),
  }),
);
const DataSchema = v.object({
  getUserProfile: v.object({
    level: v.nullable(v.number()),
    selectedTasks: v.object({ items: Selections }),
  }),
  listCompletedTaskByNameofownerAndExpirationDate: v.object({ items: Completions }),
});

/** The rows the backend stores for the account signed in on the page. */
export async function ownRows(page: Page) {
  const id = await accountOf(page);
  const post = await dataApiOf(page);
  const data = v.parse(DataSchema, await post(OWN_ROWS, { id, owner: id }));
  return {
    level: data.getUserProfile.level,
    selections: data.getUserProfile.selectedTasks.items,
    completions: data.listCompletedTaskByNameofownerAndExpirationDate.items,
  };
}

import { goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { part, sendOne } from './batch';
import type { OwnModel } from './delete-rows';
import {
  DeselectDocument,
  SelectedDocument,
  SelectionExistsDocument,
  SelectionIdsDocument,
} from './generated/selections';
import { allRows, type PageVariables } from './paging';

/** Returns an account's row of a goal by its key, which no index delays; null if there is none. Throws a BackendError. */
export function fetchGoal(accountId: string, taskId: string): Promise<Selection | null> {
  return sendOne(part(SelectedDocument, { id: goalSelectionId(accountId, taskId) }));
}

/** How selections are deleted when an account is closed. */
export const selectionModel: OwnModel = {
  deletion: (id) => part(DeselectDocument, { input: { id } }),
  lookup: (id) => part(SelectionExistsDocument, { id }),
};

/** Returns the IDs of all of an account's selections; none if its profile is gone. Throws a BackendError. */
export async function fetchSelectionIds(accountId: string): Promise<string[]> {
  const page = async (variables: PageVariables) => {
    const profile = await sendOne(part(SelectionIdsDocument, { id: accountId, ...variables }));
    return profile ? profile.selectedTasks : { items: [], nextToken: null };
  };
  return (await allRows(page)).map(({ id }) => id);
}

import { goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { part, sendAll, sendOne } from './batch';
import type { OwnModel } from './delete-rows';
import {
  DeselectDocument,
  SelectedDocument,
  SelectionExistsDocument,
  SelectionIdsDocument,
} from './generated/selections';
import { allRows, type PageVariables } from './paging';

/** Returns an account's rows of goals by their keys, which no index delays; null where there is none. Throws a BackendError. */
export function fetchGoals(
  accountId: string,
  taskIds: readonly string[],
): Promise<(Selection | null)[]> {
  const ids = taskIds.map((taskId) => goalSelectionId(accountId, taskId));
  return sendAll(ids.map((id) => part(SelectedDocument, { id })));
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

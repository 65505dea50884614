import { goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { part, sendAll } from './batch';
import type { OwnModel } from './delete-rows';
import {
  DeselectDocument,
  SelectedDocument,
  SelectionExistsDocument,
} from './generated/selections';

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

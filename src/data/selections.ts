import type { Selection } from '@/domain/selection';
import { part, sendAll } from './batch';
import type { OwnModel } from './delete-rows';
import { DeselectDocument, SelectedDocument } from './generated/selections';

/** Returns selections by row ID; null for each that isn't stored. Throws a BackendError. */
export function fetchSelections(ids: readonly string[]): Promise<(Selection | null)[]> {
  return sendAll(ids.map((id) => part(SelectedDocument, { id })));
}

/** How to delete selections when an account is closed. */
export const selectionModel: OwnModel = {
  deletion: (id) => part(DeselectDocument, { input: { id } }),
  lookup: (id) => part(SelectedDocument, { id }),
};

import type { Selection } from '@/domain/selection';
import { part, sendAll } from './batch';
import type { OwnModel } from './delete-rows';
import { DeselectDocument, SelectedDocument } from './generated/selections';

/** Returns selections by the IDs of their rows, null for each that isn't stored. Throws a BackendError. */
export function fetchSelections(ids: readonly string[]): Promise<(Selection | null)[]> {
  return sendAll(ids.map((id) => part(SelectedDocument, { id })));
}

/** How selections are deleted when an account is closed. */
export const selectionModel: OwnModel = {
  deletion: (id) => part(DeselectDocument, { input: { id } }),
  lookup: (id) => part(SelectedDocument, { id }),
};

import { part } from './batch';
import { send } from './client';
import type { OwnModel } from './delete-rows';
import { CompletionNoteDocument } from './generated/completions';
import {
  DeleteCompletionDocument,
  DeleteProfileDocument,
  OwnCompletionsDocument,
  OwnProfileDocument,
  OwnSelectionsDocument,
} from './generated/own-data';
import type { OwnCompletionsQuery } from './generated/types';
import { allRows, allRowsFrom, NESTED_PAGE_LIMIT, type PageVariables } from './paging';
import { fetchProfile } from './profile';

const END = { items: [], nextToken: null };

/** How to delete completions. */
export const completionModel: OwnModel = {
  deletion: (id) => part(DeleteCompletionDocument, { input: { id } }),
  lookup: (id) => part(CompletionNoteDocument, { id }),
};

/**
 * Deletes an account's profile. Returns its record; null if it had none or there was no profile. Throws a
 * BackendError if the profile remains.
 */
export async function deleteProfile(id: string): Promise<string | null> {
  try {
    const { deleteUserProfile } = await send(DeleteProfileDocument, { input: { id } });
    return deleteUserProfile?.memberRecord ?? null;
  } catch (error) {
    // The API refuses to delete a missing row.
    if (await fetchProfile(id)) throw error;
    return null;
  }
}

/** Returns an account's profile (null if there is none) and all of its selections. Throws a BackendError. */
export async function fetchOwnProfile(id: string) {
  const first = await profilePage(id, { limit: NESTED_PAGE_LIMIT, nextToken: null });
  if (!first) return { profile: null, selectedTasks: [] };
  const { selectedTasks: selections, ...profile } = first;
  const readMore = async (page: PageVariables) => {
    const next = await profilePage(id, page);
    return next ? next.selectedTasks : END;
  };
  const selectedTasks = await allRowsFrom(selections, readMore, NESTED_PAGE_LIMIT);
  return { profile, selectedTasks };
}

async function profilePage(id: string, page: PageVariables) {
  return (await send(OwnProfileDocument, { id, ...page })).getUserProfile;
}

/** Returns the IDs of all of the signed-in account's selections, even without a profile. Throws a BackendError. */
export function fetchOwnSelections() {
  return allRows(async (page) => (await send(OwnSelectionsDocument, page)).page);
}

type OwnCompletion = NonNullable<NonNullable<OwnCompletionsQuery['page']>['items'][number]>;

/** Returns all of an account's completions, including expired ones. Throws a BackendError. */
export function fetchOwnCompletions(owner: string): Promise<OwnCompletion[]> {
  const readPage = async (page: PageVariables) =>
    (await send(OwnCompletionsDocument, { owner, ...page })).page;
  return allRows(readPage, NESTED_PAGE_LIMIT);
}

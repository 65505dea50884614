import { part, sendAll } from './batch';
import { send } from './client';
import type { OwnModel } from './delete-rows';
import {
  CompletionExistsDocument,
  DeleteCompletionDocument,
  DeleteProfileDocument,
  OwnCompletionsDocument,
  OwnProfileDocument,
  ProfileExistsDocument,
  SelectionIdsDocument,
} from './generated/own-data';
import { SelectionExistsDocument } from './generated/selection-writes';
import type { OwnCompletionsQuery } from './generated/types';
import { allRows, allRowsFrom, NESTED_PAGE_LIMIT, type PageVariables } from './paging';
import { correctList } from './recent-rows';

const END = { items: [], nextToken: null };

/** How completions are deleted. */
export const completionModel: OwnModel = {
  deletion: (id) => part(DeleteCompletionDocument, { input: { id } }),
  lookup: (id) => part(CompletionExistsDocument, { id }),
};

/** How a profile is deleted. */
export const profileModel: OwnModel = {
  deletion: (id) => part(DeleteProfileDocument, { input: { id } }),
  lookup: (id) => part(ProfileExistsDocument, { id }),
};

/** Returns the IDs of all of an account's selections; none if its profile is gone. Throws a BackendError. */
export async function fetchSelectionIds(id: string): Promise<string[]> {
  const listed = await allRows(async (page) => {
    const { getUserProfile } = await send(SelectionIdsDocument, { id, ...page });
    return getUserProfile ? getUserProfile.selectedTasks : END;
  });
  const rows = await correctList(id, 'selection', listed, (ids) =>
    sendAll(ids.map((one) => part(SelectionExistsDocument, { id: one }))),
  );
  return rows.map((row) => row.id);
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

type OwnCompletion = NonNullable<NonNullable<OwnCompletionsQuery['page']>['items'][number]>;

/** Returns all of an account's completions, including expired ones. Throws a BackendError. */
export function fetchOwnCompletions(owner: string): Promise<OwnCompletion[]> {
  const readPage = async (page: PageVariables) =>
    (await send(OwnCompletionsDocument, { owner, ...page })).page;
  return allRows(readPage, NESTED_PAGE_LIMIT);
}

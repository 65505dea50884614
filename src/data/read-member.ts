import type { Member, StoredMember } from '@/domain/actions/member';
import { memberFrom } from '@/domain/actions/member-from';
import { readRecord } from '@/domain/actions/record';
import { isLive } from '@/domain/catalog-state';
import type { ScoredCompletion } from '@/domain/completion';
import { instantOf } from '@/domain/instant';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import { BackendError, NoProfileError } from '@/lib/errors';
import { report } from '@/lib/report';
import { send } from './client';
import { fetchNotes } from './completions';
import { RevisionDocument } from './generated/home';
import { ScoredCompletionsDocument, SelectionsDocument } from './generated/more-rows';
import type { HomeQuery } from './generated/types';
import { listedSince } from './home-prefetch';
import {
  allRows,
  allRowsFrom,
  type Connection,
  NESTED_PAGE_LIMIT,
  type PageVariables,
} from './paging';
import { fetchSelections } from './selections';
import { fetchTasksPage } from './tasks';
import { fetchTasksByKey } from './tasks-by-id';
import { withUnlisted } from './unlisted';

/** A member as stored, plus all live daily tasks if they were requested. */
interface MemberRead {
  readonly member: Member;
  readonly dailies: readonly Task[] | undefined;
}

/**
 * Returns the member in the home query's answer, with the rest of its lists, and with rows that the lists lack because
 * they lag behind the record.
 * @param before the member that this page knows, if any
 * @param now when the home was requested, in milliseconds since the epoch
 * @throws BackendError
 */
export async function readMember(
  accountId: string,
  { getUserProfile: profile, ...first }: HomeQuery,
  { before, now }: { readonly before: Member | undefined; readonly now: number },
): Promise<MemberRead> {
  if (!profile) throw new NoProfileError();
  const [selections, completions, dailies] = await Promise.all([
    allSelections(accountId, profile.selectedTasks),
    allCompletions(accountId, first.completions, { now, stored: profile }),
    first.dailies === undefined
      ? undefined
      : allRowsFrom(first.dailies, (page) => fetchTasksPage('Daily', page)),
  ]);
  const rows = { accountId, completions, selections, tasks: new Map() };
  const member = memberFrom(rows, profile, now, before);
  if (member === 'later') throw new BackendError('outdated');
  const byKey = {
    tasks: fetchTasksByKey,
    selections: fetchSelections,
    notes: fetchNotes,
    revision: async () =>
      (await send(RevisionDocument, { id: accountId })).getUserProfile?.revision ?? 0,
  };
  const whole = await withUnlisted(member, selections, byKey);
  return { member: whole, dailies: dailies?.filter(isLive) };
}

function allSelections(accountId: string, first: Connection<Selection>): Promise<Selection[]> {
  const readMore = async (page: PageVariables): Promise<Connection<Selection>> => {
    const { getUserProfile } = await send(SelectionsDocument, { id: accountId, ...page });
    if (!getUserProfile) throw new NoProfileError();
    return getUserProfile.selectedTasks;
  };
  return allRowsFrom(first, readMore, NESTED_PAGE_LIMIT);
}

/** Returns completions that were valid within the eight days before `now`; all if there is no readable record. */
function allCompletions(
  owner: string,
  first: HomeQuery['completions'],
  { now, stored }: { readonly now: number; readonly stored: StoredMember },
): Promise<ScoredCompletion[]> {
  const readSince = (since: string) => async (page: PageVariables) =>
    (await send(ScoredCompletionsDocument, { owner, since, ...page })).page;
  const isNew = !stored.memberRecord && !stored.level && first?.items.length === 0;
  if (isNew || readRecord(stored.memberRecord)) {
    return allRowsFrom(first, readSince(listedSince(now)), NESTED_PAGE_LIMIT);
  }
  if (stored.memberRecord) report('A record could not be read, so the rows make another.');
  return allRows(readSince(instantOf(0)), NESTED_PAGE_LIMIT);
}

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { applyAll } from '@/domain/actions/apply';
import type { Member } from '@/domain/actions/member';
import { laterMember } from '@/domain/actions/member-from';
import { dailySetIn } from '@/domain/actions/shown';
import { type Category, interestsOf } from '@/domain/category';
import type { ScoredCompletion } from '@/domain/completion';
import { type DailySet, windowEnd } from '@/domain/daily-assignment';
import { MINUTE_MS } from '@/domain/instant';
import { hasTask, type SelectionWithTask } from '@/domain/selection';
import { now } from '@/lib/clock';
import { type Note, notesOf } from './actions/notes';
import type { ProfileDetailsFragment } from './generated/types';
import { withProfile } from './profile';
import { requestHome } from './home-prefetch';
import { keepUnits } from './keep-units';
import { keys } from './keys';
import { readMember } from './read-member';
import { keepDailies } from './tasks';

/** The stored member, with the settings that the home page shows. */
export interface StoredHome {
  /** When it was fetched, in milliseconds since the epoch. */
  readonly fetchedAt: number;
  readonly member: Member;
  readonly settings: HomeSettings;
  /** Whether this is the snapshot of this browser's last visit rather than a response. */
  readonly isSnapshot?: boolean;
}

interface HomeSettings {
  /** The categories that daily tasks prefer (D30). */
  readonly interests?: readonly Category[];
  /** When the member is or was away (D110). */
  readonly away?: string | null | undefined;
}

/** The home page's content: the stored member, plus the actions that wait in this browser. */
export interface Home extends StoredHome {
  readonly set: DailySet;
  /** The goals whose tasks exist (D16). */
  readonly goals: readonly SelectionWithTask[];
  /** The valid completions, and those that expired in the past eight days. */
  readonly completions: readonly ScoredCompletion[];
}

/** Returns the home page with the noted actions. */
export function homeWith(stored: StoredHome, notes: readonly Note[]): Home {
  const actions = notes.map(({ action }) => action);
  const member = applyAll(stored.member, actions);
  const goals = member.goals.filter(hasTask);
  return { ...stored, member, set: dailySetIn(member), goals, completions: member.completions };
}

/** Within this time, only a device in use at the same moment could have changed the data that this page has read. */
const FRESH_MS = 10 * MINUTE_MS;

/** The most reads in a row if something is committed during each. */
const READS = 3;

/** The query of the stored member. A first visit creates the profile (D9). */
export function homeQuery(accountId: string) {
  return queryOptions({
    queryKey: keys.home(accountId),
    queryFn: ({ client }) => withProfile(accountId, () => readHome(client, accountId)),
    staleTime: FRESH_MS,
    // Members contain maps, so they are compared by their revision.
    structuralSharing: false,
    // useLiveAccount refetches on focus, once pending changes are sent.
    refetchOnWindowFocus: false,
  });
}

/** Returns the stored member of an account. Throws a BackendError, or a NoProfileError. */
async function readHome(client: QueryClient, accountId: string, attempt = 1): Promise<StoredHome> {
  const before = storedHome(client, accountId)?.member;
  const request = requestHome(accountId, now(), before && windowEnd(before.record.set));
  const { now: fetchedAt } = request;
  const answer = await request.answer;
  const { member: read, dailies } = await readMember(accountId, answer, { before, now: fetchedAt });
  if (dailies) keepDailies(client, accountId, dailies);
  const member = laterMember(storedHome(client, accountId)?.member, read);
  // Something was committed during the read, and commits don't include other clients' rows.
  if (member !== read && attempt < READS) return readHome(client, accountId, attempt + 1);
  const profile: Partial<ProfileDetailsFragment> = answer.getUserProfile ?? {};
  keepUnits(profile.units);
  return { fetchedAt, member, settings: settingsOf(profile) };
}

/** Returns the settings that the home page shows, from a profile as stored. */
export function settingsOf({ interests, away }: Partial<ProfileDetailsFragment>): HomeSettings {
  return { interests: interestsOf(interests), away };
}

/** Returns the stored member as this page knows it; undefined until it has loaded. */
export function storedHome(client: QueryClient, accountId: string): StoredHome | undefined {
  return client.getQueryData<StoredHome>(keys.home(accountId));
}

/** An account and what this page knows about it, for actions. */
export interface Actor {
  readonly client: QueryClient;
  readonly accountId: string;
}

/** Returns the home page's content; undefined until it has loaded. */
export function shownHome({ client, accountId }: Actor): Home | undefined {
  const stored = storedHome(client, accountId);
  return stored && homeWith(stored, notesOf(accountId));
}

/** Changes this page's copy of the home, without a request. */
export function changeHome(
  client: QueryClient,
  accountId: string,
  change: (home: StoredHome) => StoredHome,
): void {
  const queryKey = keys.home(accountId);
  const state = client.getQueryState<StoredHome>(queryKey);
  if (!state?.data) return;
  // Keeps the data's age, and whether another tab has changed something since then.
  client.setQueryData<StoredHome>(queryKey, change(state.data), { updatedAt: state.dataUpdatedAt });
  if (state.isInvalidated) void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

import type { QueryClient } from '@tanstack/react-query';
import { interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import { setAsideIds } from '@/domain/daily-record';
import { isDaily } from '@/domain/daily-set';
import type { OfflineSet } from '@/domain/offline-set';
import type { Task } from '@/domain/task';
import { cachedHome, changeHome, type Home, memberIn, withMember } from '@/data/home';
import { forgetOfflineSet, keepDailies } from '@/data/offline-set';
import { sendAlone } from '@/data/sending-lock';
import { fetchOfferedTasks } from '@/data/tasks';
import { waitingIn } from '@/data/waiting';
import { withWaitingSwaps } from '@/data/waiting-swaps';
import { type Asked, askedAtClick } from './asked';
import { ASSIGNING_FAILED, AssignmentError } from './assignment-error';
import { inDailyTurn } from './daily-turn';
import { reassign } from './reassign';

/**
 * Assigns three new daily tasks, because the member asked for them or a visit finds that they are due: those that this
 * browser has chosen without a connection, if they can be stored. Returns the new selections and the member document as
 * stored. Throws an AssignmentError, or a RefreshOvertaken.
 */
export async function renewTasks(accountId: string, home: Home, asked?: Asked) {
  const hasSwaps = waitingIn(accountId).some(({ deed }) => deed.kind === 'swap');
  // They are sent first, since their set is about to be replaced.
  if (hasSwaps) await sendAlone(accountId, () => Promise.resolve());
  const now = Date.now();
  const input = {
    accountId,
    selections: home.unwritten?.stored ?? home.selections,
    stored: hasSwaps ? undefined : home.profile.member,
    completed: completedTaskIds(home.completions, now),
    interests: interestsOf(home.profile.interests),
    now,
  };
  const set = asked ? undefined : setToStore(accountId, home);
  const kept = set && (await reassign({ ...input, tasks: set.tasks, chosen: chosenIn(set) }));
  const result =
    kept && kept.minutes !== -1
      ? kept
      : await reassign({ ...input, tasks: await dailiesFor(accountId, home), asked });
  if (result.minutes === -1) throw new AssignmentError(result.message, result.cause);
  forgetOfflineSet(accountId);
  return { selections: result.selections.filter(isDaily), member: result.member };
}

// A task that another device has set aside since isn't brought back.
function setToStore(accountId: string, { unwritten, ...home }: Home): OfflineSet | undefined {
  const setAside = setAsideIds(memberIn(withWaitingSwaps(accountId, home)).daily);
  return unwritten?.set.tasks.some(({ id }) => setAside.includes(id)) ? undefined : unwritten?.set;
}

const chosenIn = ({ tasks, at }: OfflineSet) => ({ taskIds: tasks.map(({ id }) => id), at });

async function dailiesFor(accountId: string, { dailies }: Home): Promise<readonly Task[]> {
  if (dailies) return dailies;
  const fetched = await fetchOfferedTasks('Daily').catch((cause: unknown) => {
    throw new AssignmentError(ASSIGNING_FAILED, cause);
  });
  keepDailies(accountId, fetched);
  return fetched;
}

/** Assigns new daily tasks and shows them on the home page. Throws like `renewTasks`. */
export function renewShown(
  client: QueryClient,
  accountId: string,
  home: Home,
  asked?: Asked,
): Promise<void> {
  return inDailyTurn(accountId, () => renew(client, accountId, home, asked));
}

async function renew(
  client: QueryClient,
  accountId: string,
  home: Home,
  asked?: Asked,
): Promise<void> {
  // What was chosen offline may have been swapped since.
  const unwritten = home.unwritten && (cachedHome(client, accountId)?.unwritten ?? home.unwritten);
  const { selections, member } = await renewTasks(accountId, { ...home, unwritten }, asked);
  changeHome(client, accountId, (shown) => ({
    ...withMember(shown, member),
    // The next set is chosen from the tasks of its own day.
    dailies: undefined,
    unwritten: undefined,
    // Goals may have changed in the meantime.
    selections: [...shown.selections.filter((row) => !isDaily(row)), ...selections],
  }));
}

/** The same because the member asked for it, at `clickedAt` (milliseconds since the epoch). */
export async function refreshShown(
  client: QueryClient,
  accountId: string,
  home: Home,
  clickedAt: number,
): Promise<void> {
  await renewShown(client, accountId, home, askedAtClick(home, clickedAt));
}

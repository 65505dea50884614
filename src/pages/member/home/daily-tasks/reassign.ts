import type { QueryClient } from '@tanstack/react-query';
import { act } from '@/data/actions/act';
import { changeHome, type Home, shownHome } from '@/data/home';
import { storeDailies, offlineDailies } from '@/data/offline-dailies';
import { keys } from '@/data/keys';
import { fetchOfferedTasks } from '@/data/tasks';
import { afterShown, asideIds } from '@/domain/actions/daily';
import { unknownTasks } from '@/domain/actions/read-by-key';
import { interestsOf } from '@/domain/category';
import { completedTaskIds } from '@/domain/completion';
import { DAILY_COUNT } from '@/domain/daily-count';
import { notEnoughTasksMessage } from '@/domain/daily-pick';
import { epochOf } from '@/domain/instant';
import { nextTaskIds } from '@/domain/next-set';
import type { Task } from '@/domain/task';
import { REFRESH_WINDOW_MINUTES } from '@/domain/time-limits';
import { now } from '@/lib/clock';
import { isNetworkError } from '@/lib/errors';
import { ASSIGNING_FAILED, AssignmentError, RefreshOvertaken } from './assignment-error';

/** Spec §9: up to 3 times. */
const ATTEMPTS = 3;

/** Spec §8, verbatim. */
const VERIFICATION_FAILED = `Task assignment verification failed after ${ATTEMPTS} attempts`;

/** Minutes until the next refresh; or -1 and why (spec §4). */
export type Reassigned =
  | { readonly minutes: typeof REFRESH_WINDOW_MINUTES }
  | { readonly minutes: -1; readonly message: string; readonly cause?: unknown };

/** A refresh by hand (D11). */
export interface Asked {
  /** When the member asked for it, in milliseconds since the epoch. */
  readonly at: number;
  /** Whether the replaced tasks may come again, because the member has only just got them. */
  readonly mayRepeat?: boolean;
}

/**
 * Assigns three new daily tasks to an account (spec §4 'Reassign'), other than those set aside while others are left (D27):
 * because they are due or the member asked for it. Tasks that don't exist anymore are refused, and others tried. Throws a
 * RefreshOvertaken if a refresh by hand gives way to something newer.
 */
export async function reassign(
  client: QueryClient,
  accountId: string,
  asked?: Asked,
): Promise<Reassigned> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const home = shownHome(client, accountId);
    if (!home) return fail(ASSIGNING_FAILED);
    try {
      // Those at hand may be older than the refusal.
      const tasks = await dailiesFor(accountId, attempt === 0 ? home.dailies : undefined);
      if (tasks.length < DAILY_COUNT) return fail(notEnoughTasksMessage(tasks.length));
      const acted = await act(client, accountId, actionOf(accountId, home, tasks, asked));
      // The next set is chosen from the tasks of its own day.
      changeHome(client, accountId, (stored) => ({ ...stored, dailies: undefined }));
      if (acted === 'gone') continue;
      if (asked && (acted === 'overtaken' || acted === 'renewed')) {
        throw new RefreshOvertaken(
          acted === 'overtaken' ? completedOf(client, accountId, home) : undefined,
        );
      }
      // Another device may have renewed them first: those are as good.
      await readUnknown(client, accountId);
      if (shownHome(client, accountId)?.set.isComplete) return { minutes: REFRESH_WINDOW_MINUTES };
    } catch (cause) {
      if (cause instanceof RefreshOvertaken) throw cause;
      return fail(ASSIGNING_FAILED, cause);
    }
  }
  return fail(VERIFICATION_FAILED);
}

/** Reads the tasks that another device has chosen. Throws a BackendError. */
async function readUnknown(client: QueryClient, accountId: string): Promise<void> {
  const home = shownHome(client, accountId);
  if (!home || unknownTasks(home.member).length === 0) return;
  const options = { cancelRefetch: false, throwOnError: true };
  await client.refetchQueries({ queryKey: keys.home(accountId) }, options);
}

/** Does the same. Throws an AssignmentError, or a RefreshOvertaken. */
export async function reassignOrThrow(...input: Parameters<typeof reassign>): Promise<void> {
  const result = await reassign(...input);
  if (result.minutes === -1) throw new AssignmentError(result.message, result.cause);
}

function fail(message: string, cause?: unknown): Reassigned {
  return { minutes: -1, message, cause };
}

/** Returns the live daily tasks; without a connection, those that this browser keeps. Throws a BackendError. */
async function dailiesFor(
  accountId: string,
  known: readonly Task[] | undefined,
): Promise<readonly Task[]> {
  if (known) return known;
  try {
    const tasks = await fetchOfferedTasks('Daily');
    storeDailies(accountId, tasks);
    return tasks;
  } catch (error) {
    const kept = offlineDailies(accountId);
    if (!isNetworkError(error) || kept.length < DAILY_COUNT) throw error;
    return kept;
  }
}

function actionOf(accountId: string, home: Home, tasks: readonly Task[], asked?: Asked) {
  const { member, completions, profile, set } = home;
  const { number, tasks: current } = member.record.set;
  const chosenAt = now();
  const ids = nextTaskIds({
    accountId,
    tasks,
    current: asked?.mayRepeat ? [] : set.current,
    completed: completedTaskIds(completions, chosenAt),
    setAside: asideIds(member),
    interests: interestsOf(profile.interests),
    period: number + 1,
  });
  const chosen = ids.flatMap((id) => tasks.find((task) => task.id === id) ?? []);
  const what = { from: number, tasks: chosen };
  return asked
    ? ({ kind: 'refresh', ...what, at: afterShown(member, current, asked.at) } as const)
    : ({ kind: 'renew', ...what, at: chosenAt } as const);
}

/** Returns the task of the set that was completed since the page was shown, perhaps on another device. */
function completedOf(client: QueryClient, accountId: string, before: Home): string | undefined {
  const known = new Set(before.completions.map(({ id }) => id));
  const completions = shownHome(client, accountId)?.completions ?? [];
  return completions
    .filter(({ id, taskId }) => !known.has(id) && before.member.record.set.tasks.includes(taskId))
    .toSorted((a, b) => (epochOf(b.completedDate) ?? 0) - (epochOf(a.completedDate) ?? 0))[0]
    ?.taskId;
}

import { act } from '@/data/actions/act';
import { type Actor, type Home, shownHome } from '@/data/home';
import { dailyTasks } from '@/data/tasks';
import { keys } from '@/data/keys';
import { type AskedRefresh, refreshOf, renewalOf } from '@/domain/actions/asked';
import { unknownTasks } from '@/domain/actions/read-by-key';
import { DAILY_COUNT } from '@/domain/daily-count';
import { epochOf } from '@/domain/instant';
import { REFRESH_WINDOW_MINUTES } from '@/domain/time-limits';
import { now } from '@/lib/clock';

/** Spec §9: up to 3 times. */
const ATTEMPTS = 3;

/** Spec §8, verbatim. */
export const ASSIGNING_FAILED = 'Error assigning daily tasks';

/** Spec §8, verbatim. */
const VERIFICATION_FAILED = `Task assignment verification failed after ${ATTEMPTS} attempts`;

/** Spec §8, verbatim. */
const notEnoughTasks = (found: number) =>
  `Not enough tasks in database. Found ${found}, need ${DAILY_COUNT}`;

/** A failed reassignment, with one of spec §8's messages. */
export class AssignmentError extends Error {
  override readonly name = 'AssignmentError';
}

/** What stopped a manual refresh: `completed`, a task's ID, or else a renewal on another device (D11). */
export interface Newer {
  readonly completed: string | undefined;
}

/** Minutes until the next refresh, or -1 and the reason (spec §4). */
type Reassigned =
  | { readonly minutes: typeof REFRESH_WINDOW_MINUTES; readonly newer?: Newer }
  | { readonly minutes: -1; readonly message: string; readonly cause?: unknown };

/**
 * Assigns three new daily tasks to an account (spec §4 'Reassign'), because they are due or the member asked. Tasks set
 * aside are chosen only if no others are left (D27). If a chosen task no longer exists, chooses again.
 */
export async function reassign(actor: Actor, asked?: AskedRefresh): Promise<Reassigned> {
  const { client, accountId } = actor;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const home = shownHome(actor);
    if (!home) return fail(ASSIGNING_FAILED);
    try {
      const options = { least: DAILY_COUNT, isRefused: attempt > 0 };
      const tasks = await dailyTasks(client, accountId, options);
      if (tasks.length < DAILY_COUNT) return fail(notEnoughTasks(tasks.length));
      const { member, settings } = home;
      const choice = { tasks, interests: settings.interests ?? [], at: now() };
      const action = asked ? refreshOf(member, choice, asked) : renewalOf(member, choice);
      const acted = await act(actor, action);
      if (acted === 'gone') continue;
      if (asked && (acted === 'overtaken' || acted === 'renewed')) {
        const completed = acted === 'overtaken' ? completedOf(actor, home) : undefined;
        return { minutes: REFRESH_WINDOW_MINUTES, newer: { completed } };
      }
      // If another device has renewed them first, its tasks are just as good.
      await readUnknown(actor);
      if (shownHome(actor)?.set.isComplete) return { minutes: REFRESH_WINDOW_MINUTES };
    } catch (cause) {
      return fail(ASSIGNING_FAILED, cause);
    }
  }
  return fail(VERIFICATION_FAILED);
}

/** Reads the tasks that another device has chosen. Throws a BackendError. */
async function readUnknown(actor: Actor): Promise<void> {
  const home = shownHome(actor);
  if (!home || unknownTasks(home.member).length === 0) return;
  const options = { cancelRefetch: false, throwOnError: true };
  await actor.client.refetchQueries({ queryKey: keys.home(actor.accountId) }, options);
}

/** Like `reassign`, but throws an AssignmentError on failure. Returns what stopped a refresh, if anything. */
export async function reassignOrThrow(
  ...input: Parameters<typeof reassign>
): Promise<Newer | undefined> {
  const result = await reassign(...input);
  if (result.minutes !== -1) return result.newer;
  throw new AssignmentError(result.message, { cause: result.cause });
}

function fail(message: string, cause?: unknown): Reassigned {
  return { minutes: -1, message, cause };
}

/** Returns the task of the set that was completed after the page was read, perhaps on another device. */
function completedOf(actor: Actor, before: Home): string | undefined {
  const known = new Set(before.completions.map(({ id }) => id));
  const completions = shownHome(actor)?.completions ?? [];
  return completions
    .filter(({ id, taskId }) => !known.has(id) && before.member.record.set.tasks.includes(taskId))
    .toSorted((a, b) => (epochOf(b.completedDate) ?? 0) - (epochOf(a.completedDate) ?? 0))[0]
    ?.taskId;
}

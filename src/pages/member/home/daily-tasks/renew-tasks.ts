import { act, type Acted } from '@/data/actions/act';
import { type Actor, type Home, shownHome } from '@/data/home';
import { takenBack } from '@/domain/actions/asked';
import { refreshToUndo } from '@/domain/actions/daily';
import type { MemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import { type Newer, reassignOrThrow } from './reassign';

export const NEW_TASKS = 'You have new daily tasks.';

/**
 * Replaces the daily tasks that the home page shows. What the member asked for can be undone, as long as nothing newer
 * happens to the tasks (D11). The page says itself what failed.
 * @param askedAt when the member asked for it, in milliseconds since the epoch; undefined if they are due
 */
export function renewTasks(shown: Home, askedAt?: number): MemberAction<Newer | undefined> {
  return {
    kind: 'renew tasks',
    run: (actor) => reassignOrThrow(actor, askedAt === undefined ? undefined : { at: askedAt }),
    done: (newer, actor) => {
      if (newer) return { tone: 'info', message: overtakenText(newer, shown) };
      return askedAt === undefined ? undefined : offerUndo(actor);
    },
    isRepeatable: true,
  };
}

function overtakenText({ completed }: Newer, { member }: Home): string {
  const task = completed === undefined ? undefined : member.tasks.get(completed);
  return task
    ? `You completed “${task.name}” in the meantime, so your tasks stay.`
    : 'Your daily tasks changed on another device in the meantime.';
}

function offerUndo(actor: Actor) {
  const shown = shownHome(actor);
  const isUndoable = ({ member, set }: Home) =>
    // A later refresh has an offer of its own.
    set.number === shown?.set.number && refreshToUndo(member, now()) !== undefined;
  if (!shown || !isUndoable(shown)) return { message: NEW_TASKS };
  return { message: NEW_TASKS, undo: undoRefresh, isUndoable };
}

const undoRefresh: MemberAction<Acted | undefined> = {
  kind: 'undo refresh',
  run: async (actor) => {
    const member = shownHome(actor)?.member;
    const action = member && takenBack(member, now());
    return action && act(actor, action);
  },
  done: (acted) => ({
    tone: 'info',
    message:
      acted === 'committed'
        ? 'Your earlier tasks are back.'
        : 'Your daily tasks have changed since, so the earlier ones can’t come back.',
  }),
  failed: 'Couldn’t bring your earlier tasks back.',
};

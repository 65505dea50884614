import { BackendError, busyError, isConflict } from '@/lib/errors';
import { send } from './client';
import { SetGoalDocument, StoredGoalDocument } from './generated/goal-plans';

const MAX_ATTEMPTS = 5;

/**
 * Changes what a selection's row notes about its goal, and returns it as stored. A row that another device has changed
 * is read again, and the change is applied to that: of two plans, the later one stays, and nothing else is lost
 * (decision 145). Throws a BackendError.
 */
export async function changeGoal(
  id: string,
  known: string | null,
  change: (goal: string | null) => string,
): Promise<string> {
  let before = known;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const goal = change(before);
    try {
      await send(SetGoalDocument, { input: { id, goal }, condition: keepUnchanged(before) });
      return goal;
    } catch (error) {
      if (!isRefused(error)) throw error;
      const { getUserTaskSelection: stored } = await send(StoredGoalDocument, { id });
      if (!stored) throw notListedError(error);
      // Refused for a reason other than a change.
      if (!isConflict(error)) throw error;
      before = stored.goal;
    }
  }
  throw busyError(`goal ${id}`);
}

function keepUnchanged(goal: string | null) {
  return { goal: goal === null ? { attributeExists: false } : { eq: goal } };
}

// A deleted row has no owner, which some responses call unauthorized.
function isRefused(error: unknown): boolean {
  return isConflict(error) || (error instanceof BackendError && error.kind === 'unauthorized');
}

function notListedError(cause: unknown): BackendError {
  return new BackendError('conflict', 'This task is no longer on your list.', { cause });
}

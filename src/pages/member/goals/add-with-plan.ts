import type { QueryClient } from '@tanstack/react-query';
import { changeGoal } from '@/data/goal-plans';
import { changeWaiting, waitingIn } from '@/data/waiting';
import { planIn, withPlan } from '@/domain/goal-state';
import { goalSelectionId } from '@/domain/row-ids';
import type { Task } from '@/domain/task';
import { answerQuestion, openQuestion } from '@/features/goals/addition-question';
import { addGoal, type GoalOutcome } from '@/features/goals/change-goals';

/** A task to add. With a goal, the question about its plan has been answered; null is no plan. */
export interface Addition {
  readonly task: Task;
  readonly goal?: string | null;
}

export interface AddCallbacks {
  /** Gets the addition with the answer, for another try. */
  readonly onRefused: (error: unknown, addition: Addition) => void;
}

/**
 * Adds a task with the plan that answers the question about it, so one write stores both (D105). Throws a BackendError if
 * it is refused.
 */
export async function addWithPlan(
  client: QueryClient,
  accountId: string,
  { task, goal: known }: Addition,
  { onRefused }: AddCallbacks,
): Promise<GoalOutcome> {
  const asked = known === undefined ? ask(accountId, task.id) : undefined;
  const answer = asked?.answer ?? Promise.resolve(known ?? null);
  try {
    return await add(client, accountId, { task, answer });
  } catch (error) {
    asked?.end();
    onRefused(error, { task, goal: await answer });
    throw error;
  } finally {
    asked?.end();
  }
}

interface Asked {
  readonly task: Task;
  readonly answer: Promise<string | null>;
}

async function add(
  client: QueryClient,
  accountId: string,
  { task, answer }: Asked,
): Promise<GoalOutcome> {
  const outcome = await addGoal(client, accountId, { task, answer });
  if (outcome !== 'listed') return outcome;
  // Another device has added the task, maybe with steps of its own.
  const plan = planIn(await answer);
  const id = goalSelectionId(accountId, task.id);
  if (plan) await changeGoal(id, null, (stored) => withPlan(stored, plan, plan.made));
  return outcome;
}

// A page that is hidden or left sends the task without a plan.
function ask(accountId: string, taskId: string) {
  const id = goalSelectionId(accountId, taskId);
  const answer = openQuestion(id).then((goal) => {
    for (const { key, deed } of waitingIn(accountId)) {
      if (deed.kind === 'add' && deed.task.id === taskId) {
        changeWaiting(key, { deed: { ...deed, goal } });
      }
    }
    return goal;
  });
  const whileOpen = new AbortController();
  const end = () => {
    whileOpen.abort();
    answerQuestion(id, null);
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') end();
  };
  document.addEventListener('visibilitychange', onHidden, whileOpen);
  return { answer, end };
}

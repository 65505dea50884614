import type { QueryClient } from '@tanstack/react-query';
import { cachedHome } from '@/data/home';
import { waitingIn } from '@/data/waiting';
import { planIn } from '@/domain/goal-state';
import { goalSelectionId } from '@/domain/row-ids';
import type { Task } from '@/domain/task';
import { answerQuestion } from '@/features/goals/addition-question';
import { goalsOf, type GoalOutcome } from '@/features/goals/change-goals';
import { savePlan } from '@/features/goals/save-goal';
import { addWithPlan } from '@/pages/member/goals/add-with-plan';

interface Asked {
  readonly task: Task;
  /** What becomes of the addition; undefined once it is known. */
  addition: Promise<GoalOutcome> | undefined;
}

/** Returns the dialog that asks when the member will do a task that was just added (D105). */
export function planQuestion(client: QueryClient, accountId: string) {
  let asked: Asked | undefined;
  const noted = (taskId: string) =>
    waitingIn(accountId)
      .map(({ deed }) => deed)
      .find((deed) => deed.kind === 'add' && deed.task.id === taskId);
  return {
    isOpen: () => asked !== undefined,
    /** Adds a task and asks. Returns what becomes of it, and whether it would outlast the page. */
    ask(task: Task) {
      const addition = addWithPlan(client, accountId, { task }, { onRefused: () => undefined });
      const about: Asked = { task, addition };
      asked = about;
      const end = (isRefused: boolean) => {
        about.addition = undefined;
        if (isRefused && asked === about) asked = undefined;
      };
      addition.then(
        () => end(false),
        () => end(true),
      );
      return { outcome: addition, isKept: noted(task.id) !== undefined };
    },
    /** Answers with a plan. Resolves to when it was made, what becomes of it, and whether it would outlast the page. */
    async answer(cue: string) {
      const about = asked;
      asked = undefined;
      const goals = goalsOf(cachedHome(client, accountId)?.selections ?? [], 'Medium');
      const selection = goals.find(({ taskId }) => taskId === about?.task.id);
      if (!about || !selection) return undefined;
      const { taskId } = selection;
      const at = Date.now();
      const saved = savePlan(client, accountId, { selection, plan: { cue } });
      // An open question's answer goes with the addition.
      const outcome = about.addition ?? saved;
      // The note gets the answer at once.
      await Promise.resolve();
      const deed = noted(taskId);
      const isKept = deed?.kind === 'add' && planIn(deed.goal)?.cue === cue;
      return { taskId, at, outcome, isKept };
    },
    /** Closes it without a plan. */
    skip(): void {
      if (asked) answerQuestion(goalSelectionId(accountId, asked.task.id), null);
      asked = undefined;
    },
  };
}

import type { Witnesses } from './deeds';
import type { Page } from './device/code';
import type { Step } from './plan';

/** Adds a task that the list lacks, or plans one that it has, or ticks or unticks one of its steps. */
export async function addOrPlan(
  { which }: Step,
  page: Page,
  { lists, goals, browser }: Pick<Witnesses, 'lists' | 'goals' | 'browser'>,
): Promise<void> {
  const offered = await page.offered();
  const choices = [...offered, ...page.goals()];
  const choice = choices[Math.floor(which * choices.length)];
  if (!choice) return;
  if ('task' in choice) {
    const digit = Math.floor(which * 1000) % 10;
    const about = { taskId: choice.taskId, browser };
    if (digit < 3) {
      const cue = `Plan ${which}`;
      const { at, outcome } = page.planGoal(choice, cue);
      return goals.note({ ...about, kind: 'plan', cue, at }, () => outcome);
    }
    const [stepId, isDone] = [digit < 6 ? 'one' : 'two', digit % 2 === 0] as const;
    const { at, outcome } = page.tickStep(choice, stepId, isDone);
    return goals.note({ ...about, kind: 'step', stepId, isDone, at }, () => outcome);
  }
  const about = { kind: 'add', taskId: choice.id, browser } as const;
  await lists.note(about, () => page.addGoal(choice));
}

/** Adds a task that the list lacks, and leaves the question about its plan open. Resolves once the task is stored or waits. */
export async function askPlan(
  { which }: Step,
  page: Page,
  { lists, browser }: Pick<Witnesses, 'lists' | 'browser'>,
): Promise<string | undefined> {
  const offered = await page.offered();
  const task = offered[Math.floor(which * offered.length)];
  if (!task || page.planQuestion.isOpen()) return undefined;
  await lists.noteAsked({ taskId: task.id, browser }, page.planQuestion.ask(task));
  return `add ${task.id} with a question`;
}

/** Answers the question that is open with a plan, if there is one. */
export async function answerPlan(
  { which }: Step,
  page: Page,
  { goals, browser }: Pick<Witnesses, 'goals' | 'browser'>,
): Promise<string | undefined> {
  const cue = `Answer ${which}`;
  const answered = await page.planQuestion.answer(cue);
  if (!answered) return undefined;
  const { taskId, at, outcome, isKept } = answered;
  await goals.note({ kind: 'plan', taskId, cue, at, browser }, () => outcome, isKept);
  return `plan ${taskId} with its addition`;
}

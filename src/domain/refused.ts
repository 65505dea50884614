import type { Action, ActionOf, Why } from './actions/action';
import { scoreOf, type TaskValue } from './task';

/** Why an action that waited is refused. */
export type Obstacle = Why | 'refused';

/** Says in a sentence why an action was refused, and in another what happens to its points; nothing if nobody misses it. */
export function refusedText(action: Action, obstacle: Obstacle): string | undefined {
  switch (action.kind) {
    case 'complete':
      return `${whyIncomplete(`“${action.task.name}”`, obstacle)} ${pointsText(action.task, obstacle)}`;
    case 'undo':
      return whyNotUndone(`“${action.name}”`, obstacle);
    case 'note':
      return whyNotNoted(action, obstacle);
    case 'add':
      return whyNotAdded(`“${action.task.name}”`, obstacle);
    case 'remove':
      return obstacle === 'overtaken'
        ? `“${action.name}” was added on another device, so it stays on your list.`
        : `“${action.name}” couldn’t be removed from your list.`;
    case 'steps':
      return obstacle === 'unlisted'
        ? `“${action.name}” is no longer on your list, so your step wasn’t saved.`
        : `A step of “${action.name}” couldn’t be saved.`;
    case 'plan':
      return whyUnplanned(`“${action.name}”`, obstacle);
    case 'swap':
      return whyUnswapped(action, obstacle);
    case 'aside':
      return action.reason === null
        ? `“${action.name}” couldn’t be brought back.`
        : `“${action.name}” couldn’t be set aside.`;
    // The page shows which tasks there are.
    default:
      return undefined;
  }
}

function whyIncomplete(name: string, obstacle: Obstacle): string {
  if (obstacle === 'gone') return `${name} is no longer available, so it wasn’t recorded.`;
  if (obstacle === 'late') return `${name} was done too long ago to be recorded.`;
  if (obstacle === 'complete') return `${name} was already complete on another device.`;
  return `${name} couldn’t be recorded.`;
}

function pointsText(task: TaskValue, obstacle: Obstacle): string {
  if (obstacle === 'late') return 'Its points would have expired by now.';
  if (obstacle === 'complete') return 'Its points count once.';
  const score = scoreOf(task);
  return score === 1 ? 'Its point doesn’t count.' : `Its ${score} points don’t count.`;
}

function whyNotUndone(name: string, obstacle: Obstacle): string {
  if (obstacle === 'complete')
    return `${name} was completed again on another device, so it stays complete.`;
  const points = obstacle === 'late' ? 'Its points had expired.' : 'Its points still count.';
  return `${name} couldn’t be undone. ${points}`;
}

/** What was written comes back with the sentence, since nothing else has it. */
function whyNotNoted({ name, note }: ActionOf<'note'>, obstacle: Obstacle): string | undefined {
  const isGone = obstacle === 'undone';
  // The note went with its completion.
  if (note === null) return isGone ? undefined : `Your note on “${name}” couldn’t be removed.`;
  return isGone
    ? `“${name}” is no longer marked complete, so your note on it wasn’t saved: ${note}`
    : `Your note on “${name}” couldn’t be saved: ${note}`;
}

function whyNotAdded(name: string, obstacle: Obstacle): string {
  if (obstacle === 'gone')
    return `${name} is no longer available, so it wasn’t added to your list.`;
  return obstacle === 'full'
    ? `Your list is full, so ${name} wasn’t added.`
    : `${name} couldn’t be added to your list.`;
}

function whyUnplanned(name: string, obstacle: Obstacle): string {
  if (obstacle === 'unlisted')
    return `${name} is no longer on your list, so its plan wasn’t saved.`;
  if (obstacle === 'overtaken')
    return `${name} was planned again on another device, and that plan stays.`;
  return `The plan for ${name} couldn’t be saved.`;
}

function whyUnswapped(
  { name, task, isBack, reason }: ActionOf<'swap'>,
  obstacle: Obstacle,
): string {
  const [before, after] = [`“${name}”`, `“${task.name}”`];
  const aside = reason !== null && !isBack ? ` ${before} is set aside all the same.` : '';
  const outcome = `so ${before} wasn’t swapped for ${after}.${aside}`;
  switch (obstacle) {
    case 'complete':
      return `${before} was completed on another device, so it stays.`;
    case 'gone':
      return `${after} is no longer available, so ${before} stays.${aside}`;
    case 'renewed':
      return `Your daily tasks are new ones by now, ${outcome}`;
    case 'overtaken':
      return `Your daily tasks changed on another device, ${outcome}`;
    default:
      return `${before} couldn’t be swapped for ${after}.`;
  }
}

/** What is said about a damaged note. */
export const UNREADABLE_TEXT =
  'A change that was saved on this device couldn’t be read, so it wasn’t recorded.';

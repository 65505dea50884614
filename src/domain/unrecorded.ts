import { scoreOf, type TaskValue } from './task';
import { type Deed, type DeedOf, nameIn } from './waiting';

/** Why a deed that waited can't be recorded. */
export type Obstacle =
  | 'gone'
  | 'late'
  | 'repeated'
  | 'refused'
  | 'unlisted'
  /** The daily tasks have been replaced by now. */
  | 'renewed'
  /** Another device has swapped the task. */
  | 'overtaken'
  | 'complete';

/** Says in a sentence why a deed wasn't recorded, and in another what happens to its points. */
export function unrecordedText(deed: Deed, obstacle: Obstacle): string {
  const name = `“${nameIn(deed)}”`;
  switch (deed.kind) {
    case 'complete':
      return `${whyIncomplete(name, obstacle)} ${pointsText(deed.task, obstacle)}`;
    case 'undo': {
      if (obstacle === 'repeated')
        return `${name} was completed again on another device, so it stays complete.`;
      const points = obstacle === 'late' ? 'Its points had expired.' : 'Its points still count.';
      return `${name} couldn’t be undone. ${points}`;
    }
    case 'add':
      return obstacle === 'gone'
        ? `${name} is no longer available, so it wasn’t added to your list.`
        : `${name} couldn’t be added to your list.`;
    case 'remove':
      return obstacle === 'repeated'
        ? `${name} was added on another device, so it stays on your list.`
        : `${name} couldn’t be removed from your list.`;
    case 'step':
      return obstacle === 'unlisted'
        ? `${name} is no longer on your list, so your step wasn’t saved.`
        : `A step of ${name} couldn’t be saved.`;
    case 'swap':
      return whyUnswapped(deed, obstacle);
    default:
      return whyUnplanned(name, obstacle);
  }
}

function whyIncomplete(name: string, obstacle: Obstacle): string {
  if (obstacle === 'gone') return `${name} is no longer available, so it wasn’t recorded.`;
  if (obstacle === 'late') return `${name} was done too long ago to be recorded.`;
  if (obstacle === 'repeated') return `${name} was already complete on another device.`;
  return `${name} couldn’t be recorded.`;
}

function whyUnplanned(name: string, obstacle: Obstacle): string {
  if (obstacle === 'unlisted')
    return `${name} is no longer on your list, so its plan wasn’t saved.`;
  if (obstacle === 'repeated')
    return `${name} was planned again on another device, and that plan stays.`;
  return `The plan for ${name} couldn’t be saved.`;
}

function whyUnswapped(
  { name, task, isBack, setAside }: DeedOf<'swap'>,
  obstacle: Obstacle,
): string {
  const [before, after] = [`“${name}”`, `“${task.name}”`];
  const aside = setAside && !isBack ? ` ${before} is set aside all the same.` : '';
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

function pointsText(task: TaskValue, obstacle: Obstacle): string {
  if (obstacle === 'late') return 'Its points would have expired by now.';
  if (obstacle === 'repeated') return 'Its points count once.';
  const score = scoreOf(task);
  return score === 1 ? 'Its point doesn’t count.' : `Its ${score} points don’t count.`;
}

/** What is said about a damaged note. */
export const UNREADABLE_TEXT =
  'A change that was saved on this device couldn’t be read, so it wasn’t recorded.';

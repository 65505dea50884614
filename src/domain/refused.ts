import type { Action, RefusalReason } from './actions/action';
import { numberText } from './number-text';
import { scoreOf } from './task';

/** Why a waiting action is refused. */
export type Obstacle = RefusalReason | 'refused';

/** A sentence for each obstacle; `refused` covers all others. */
type Sentences = Partial<Record<Obstacle, string>> & { readonly refused: string };

/** The messages for members. Other actions need none, since the page shows the result. */
const SENTENCES: Partial<Record<Action['kind'], Sentences>> = {
  complete: {
    gone: '{name} is no longer available, so it wasn’t recorded. {points}',
    late: '{name} was done too long ago to be recorded. Its points would have expired by now.',
    complete: '{name} was already complete on another device. Its points count once.',
    refused: '{name} couldn’t be recorded. {points}',
  },
  undo: {
    complete: '{name} was completed again on another device, so it stays complete.',
    late: '{name} couldn’t be undone. Its points had expired.',
    refused: '{name} couldn’t be undone. Its points still count.',
  },
  note: {
    // Includes the note's text, since nothing else keeps it.
    undone: '{name} is no longer marked complete, so your note on it wasn’t saved: {note}',
    refused: 'Your note on {name} couldn’t be saved: {note}',
  },
  add: {
    gone: '{name} is no longer available, so it wasn’t added to your list.',
    full: 'Your list is full, so {name} wasn’t added.',
    refused: '{name} couldn’t be added to your list.',
  },
  remove: {
    overtaken: '{name} was added on another device, so it stays on your list.',
    refused: '{name} couldn’t be removed from your list.',
  },
  steps: {
    unlisted: '{name} is no longer on your list, so your step wasn’t saved.',
    refused: 'A step of {name} couldn’t be saved.',
  },
  plan: {
    unlisted: '{name} is no longer on your list, so its plan wasn’t saved.',
    overtaken: '{name} was planned again on another device, and that plan stays.',
    refused: 'The plan for {name} couldn’t be saved.',
  },
  swap: {
    complete: '{name} was completed on another device, so it stays.',
    gone: '{task} is no longer available, so {name} stays.{aside}',
    renewed: 'You’ve had new daily tasks since then, so {name} wasn’t swapped for {task}.{aside}',
    overtaken:
      'Your daily tasks changed on another device, so {name} wasn’t swapped for {task}.{aside}',
    refused: '{name} couldn’t be swapped for {task}.',
  },
  aside: { refused: '{name} couldn’t be set aside.' },
};

/** Returns why an action was refused, and what happens to its points; undefined if nobody would miss it. */
export function refusedText(action: Action, obstacle: Obstacle): string | undefined {
  if (action.kind === 'aside' && action.reason === null)
    return `“${action.name}” couldn’t be brought back.`;
  // If the completion was undone, the note that should be removed is gone already.
  if (action.kind === 'note' && action.note === null)
    return obstacle === 'undone' ? undefined : `Your note on “${action.name}” couldn’t be removed.`;
  const sentences = SENTENCES[action.kind];
  const parts = new Map(Object.entries(partsOf(action)));
  const text = sentences?.[obstacle] ?? sentences?.refused;
  return text?.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts.get(part) ?? '');
}

function partsOf(action: Action) {
  const task = 'task' in action ? action.task : undefined;
  const name = `“${'name' in action ? action.name : task?.name}”`;
  const score = action.kind === 'complete' ? scoreOf(action.task) : 0;
  const isAside = action.kind === 'swap' && action.reason !== null && !action.isBack;
  return {
    name,
    task: `“${task?.name}”`,
    note: (action.kind === 'note' && action.note) || '',
    points:
      score === 1 ? 'Its point doesn’t count.' : `Its ${numberText(score)} points don’t count.`,
    aside: isAside ? ` ${name} is set aside all the same.` : '',
  };
}

/** The message about an action whose note is damaged. */
export const UNREADABLE_TEXT =
  'A change that was saved on this device couldn’t be read, so it wasn’t recorded.';

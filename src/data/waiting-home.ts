import { instantOf } from '@/domain/instant';
import { isCounted, isUndone } from '@/domain/ledger';
import { levelAfterCompletion, levelAfterUndo } from '@/domain/level';
import { readMember } from '@/domain/member-state';
import { newCompletion } from '@/domain/new-completion';
import { goalSelectionId } from '@/domain/row-ids';
import { isSameSelection, type Selection } from '@/domain/selection';
import type { DeedOf, GoalDeed } from '@/domain/waiting';
import { isOverlapping, isSameCompletion, isValid } from '@/domain/completion';
import type { Home } from './home';
import { newSelection } from './selections';
import { type Waiting, waitingIn } from './waiting';

/** Returns the home page with the deeds that wait in this browser, as far as they aren't in it. */
export function withWaiting(accountId: string, home: Home): Home {
  return waitingIn(accountId).reduce((shown, waiting) => withDeed(accountId, shown, waiting), home);
}

function withDeed(accountId: string, home: Home, { deed, notedAt }: Waiting): Home {
  if (deed.kind === 'swap') {
    return { ...home, selections: withSwapDeed(home.selections, deed) };
  }
  if (deed.kind !== 'complete' && deed.kind !== 'undo') {
    return { ...home, selections: withGoalDeed(accountId, home.selections, deed) };
  }
  const { ledger } = readMember(home.profile.member);
  const listed = [...home.completions, ...home.past];
  if (deed.kind === 'undo') {
    const { row } = deed;
    if (!listed.some((one) => isSameCompletion(one, row))) return home;
    const completions = home.completions.filter((one) => !isSameCompletion(one, row));
    const past = home.past.filter((one) => !isSameCompletion(one, row));
    const isInLevel = ledger !== undefined && isCounted(ledger, row);
    const level = isInLevel ? levelAfterUndo(home.profile.level) : home.profile.level;
    return { ...home, profile: { ...home.profile, level }, completions, past };
  }
  const row = newCompletion(accountId, deed.task, deed.at);
  const isKnown = listed.some((one) => isOverlapping(one, row));
  if (isKnown || (ledger && isUndone(ledger, row))) return home;
  const isInLevel = ledger !== undefined && isCounted(ledger, row);
  const level = isInLevel ? home.profile.level : levelAfterCompletion(home.profile.level);
  const list = isValid(row, home.fetchedAt) ? 'completions' : 'past';
  const rows = [...home[list], { ...row, createdAt: instantOf(notedAt), task: deed.task }];
  return { ...home, profile: { ...home.profile, level }, [list]: rows };
}

/** Returns the rows with a swap, unless another device has changed its set. */
function withSwapDeed(rows: readonly Selection[], deed: DeedOf<'swap'>): Selection[] {
  const { id, taskId: from, task } = deed;
  const isLeft = rows.every(({ taskId }) => taskId !== task.id);
  return rows.map((row) =>
    isLeft && row.id === id && row.taskId === from ? { ...row, taskId: task.id, task } : row,
  );
}

/** Returns the rows of an account's list with what was done to it. */
function withGoalDeed(accountId: string, rows: readonly Selection[], deed: GoalDeed): Selection[] {
  if (deed.kind === 'remove') return rows.filter((row) => !deed.rows.some(isSameSelection(row)));
  if (deed.kind === 'plan' || deed.kind === 'step') {
    return rows.map((row) => (row.id === deed.id ? { ...row, goal: deed.goal } : row));
  }
  const { task, goal, at } = deed;
  const id = goalSelectionId(accountId, task.id);
  if (rows.some((row) => row.id === id)) return [...rows];
  return [...rows, { ...newSelection(accountId, id, task.id, at), goal, task }];
}

import type { QueryClient } from '@tanstack/react-query';
import type { ScoredCompletion } from '@/domain/completion';
import { epochOf } from '@/domain/instant';
import { levelAfterUndo } from '@/domain/level';
import { scoresOf } from '@/domain/score';
import {
  cachedHome,
  changeHome,
  type Home,
  withLevel,
  withMember,
  withoutRows,
  withRow,
} from '@/data/home';
import { dropFromHistory } from '@/data/cached-history';
import { removeCompletion } from './complete';
import { forgetUnfinished } from './unfinished';
import type { Undoing } from './use-undo';

/**
 * Undoes a completion: card, score and level change at once, and change back if it can't be deleted. Throws a
 * BackendError.
 */
export async function undoCompletion(
  client: QueryClient,
  accountId: string,
  { row, isCounted, scores: known = new Map() }: Undoing,
): Promise<void> {
  const before = cachedHome(client, accountId);
  const stored = before?.profile.member;
  const from = before?.profile.level ?? null;
  const lowered = isCounted ? (from ?? 0) - levelAfterUndo(from) : 0;
  const isUndone = ({ id }: ScoredCompletion) => id === row.id;
  const removed = before?.completions.filter(isUndone) ?? [];
  const removedPast = before?.past.filter(isUndone) ?? [];
  changeHome(client, accountId, (home) => ({
    ...withLevelChanged(home, -lowered),
    completions: withoutRows(home.completions, [row.id]),
    // A late check-in's points may have expired, but the streak counts it.
    past: withoutRows(home.past, [row.id]),
  }));
  // Left unfinished by an earlier page, it must not be finished after this.
  forgetUnfinished(accountId, row.taskId, epochOf(row.completedDate) ?? 0);
  const shownScores = scoresOf(before?.completions.map(({ task }) => task) ?? []);
  const scores = new Map([...shownScores, ...known]);
  try {
    const after = await removeCompletion({ accountId, now: Date.now(), scores, stored }, row);
    dropFromHistory(client, accountId, row.id);
    // Otherwise the next visit lowers it.
    if (!after) return;
    changeHome(client, accountId, (home) => withLevel(withMember(home, after), after.level));
  } catch (error) {
    changeHome(client, accountId, (home) => ({
      ...withLevelChanged(home, lowered),
      completions: removed.reduce(withRow<ScoredCompletion>, home.completions),
      past: removedPast.reduce(withRow<ScoredCompletion>, home.past),
    }));
    throw error;
  }
}

function withLevelChanged(home: Home, by: number): Home {
  return by === 0 ? home : withLevel(home, (home.profile.level ?? 0) + by);
}

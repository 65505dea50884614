import type { QueryClient } from '@tanstack/react-query';
import type { Completion, ScoredCompletion } from '@/domain/completion';
import { levelAfterUndo } from '@/domain/level';
import { newCompletion } from '@/domain/new-completion';
import { scoresOf } from '@/domain/score';
import { notKeptError } from '@/lib/errors';
import { askToSend, deliver } from '@/data/deliver';
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
import { optimistic } from '@/data/optimistic';
import { whileNoneSends } from '@/data/sending-lock';
import { noteWaiting, type Waiting, waitingIn } from '@/data/waiting';
import { removeNote } from '@/lib/notes';
import { removeCompletion } from './complete';
import type { Undoing } from './use-undo';

/**
 * Undoes a completion: card, score and level change at once, and change back if it can't be deleted. Without a
 * connection, the undo waits for one. Throws a BackendError.
 */
export async function undoCompletion(
  client: QueryClient,
  accountId: string,
  { row, isCounted, name, scores: known = new Map() }: Undoing,
): Promise<void> {
  const before = cachedHome(client, accountId);
  const stored = before?.profile.member;
  const from = before?.profile.level ?? null;
  const waiting = waitingCompletion(accountId, row);
  const lowered = isCounted || waiting ? (from ?? 0) - levelAfterUndo(from) : 0;
  const isUndone = ({ id }: ScoredCompletion) => id === row.id;
  const removed = before?.completions.filter(isUndone) ?? [];
  const removedPast = before?.past.filter(isUndone) ?? [];
  const show = () =>
    changeHome(client, accountId, (home) => ({
      ...withLevelChanged(home, -lowered),
      completions: withoutRows(home.completions, [row.id]),
      // A late check-in's points may have expired, but the streak counts it.
      past: withoutRows(home.past, [row.id]),
    }));
  const takeBack = () =>
    changeHome(client, accountId, (home) => ({
      ...withLevelChanged(home, lowered),
      completions: removed.reduce(withRow<ScoredCompletion>, home.completions),
      past: removedPast.reduce(withRow<ScoredCompletion>, home.past),
    }));
  if (waiting) {
    return optimistic({ show, takeBack, send: () => undoWaiting(accountId, { row, name }) });
  }
  const shownScores = scoresOf(before?.completions.map(({ task }) => task) ?? []);
  const scores = new Map([...shownScores, ...known]);
  await deliver(
    accountId,
    { kind: 'undo', row, name },
    {
      show,
      takeBack,
      send: async () => {
        const after = await removeCompletion({ accountId, now: Date.now(), scores, stored }, row);
        dropFromHistory(client, accountId, row.id);
        // Otherwise the next visit lowers it.
        if (!after) return;
        changeHome(client, accountId, (home) => withLevel(withMember(home, after), after.level));
      },
    },
  );
}

/** Returns the note of a completion that waits, if that is one. */
function waitingCompletion(accountId: string, row: Completion): Waiting | undefined {
  return waitingIn(accountId).find(({ deed }) => {
    if (deed.kind !== 'complete') return false;
    const { id, completedDate } = newCompletion(accountId, deed.task, deed.at);
    return id === row.id && completedDate === row.completedDate;
  });
}

/** Takes back a completion that waits: if it may have been sent, the undo waits in its place. */
async function undoWaiting(
  accountId: string,
  undoing: Pick<Undoing, 'row' | 'name'>,
): Promise<void> {
  const unsent = await whileNoneSends(accountId, async () => {
    const note = waitingCompletion(accountId, undoing.row);
    if (!note || note.isTried) return false;
    removeNote(note.key);
    return true;
  });
  if (unsent?.value) return;
  const key = noteWaiting(accountId, { kind: 'undo', ...undoing }, true);
  if (key === undefined) throw notKeptError();
  const note = waitingCompletion(accountId, undoing.row);
  if (note) removeNote(note.key);
  askToSend(accountId);
}

function withLevelChanged(home: Home, by: number): Home {
  return by === 0 ? home : withLevel(home, (home.profile.level ?? 0) + by);
}

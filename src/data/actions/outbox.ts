import type { Action, RefusalReason } from '@/domain/actions/action';
import { applyNext, type Gone, withTasksOf } from '@/domain/actions/apply';
import { type Commit, commitOf, committed } from '@/domain/actions/commit';
import type { Member, StoredMember } from '@/domain/actions/member';
import { memberAfterConflict } from '@/domain/actions/member-from';
import { isScoreUnknown } from '@/domain/actions/read-by-key';
import type { Obstacle } from '@/domain/refused';
import { needsConnection, taskIdsOf } from '@/domain/waiting';
import { now } from '@/lib/clock';
import { BackendError, NoProfileError, notKeptError } from '@/lib/errors';
import { isStored, removeNote } from '@/lib/notes';
import type { Answer } from './commit-answer';
import { areNotesAhead, changeNote, hasLaterNotes, type Note, notesOf, redateNotes } from './notes';

/*
 * The only way to store a member's actions (docs/actions.md): notes are planned on the stored member, oldest first, and
 * committed with all their rows at once.
 */

/** The most actions in one commit. */
const BATCH = 20;

/** The attempts run out only if other devices commit this often in the meantime. */
const MOST_ATTEMPTS = 50;

/** After failing in this many visits, an action is given up. */
const MOST_FAILURES = 5;

/** How an action ended: committed, waiting for a connection, the reason it can't be done, or the backend's error. */
export type Result = 'committed' | 'waiting' | RefusalReason | BackendError;

/** What the outbox needs from the page. Its requests throw a BackendError. */
export interface Surroundings {
  readonly accountId: string;
  /** Resolves the actions whose pages wait for a result, by the keys of their notes. */
  readonly awaited: ReadonlyMap<string, (result: Result) => void>;
  /** The notes that failed in this visit. Each counts once, however often it is retried. */
  readonly failed: Set<string>;
  /** Renews the token if it has expired or `isForced` is set. A new token also corrects the clock. */
  renewToken(isForced: boolean): Promise<unknown>;
  /** The member as this page knows it; undefined before the first read. */
  stored(): Member | undefined;
  store(member: Member): void;
  /** Reads the member again and stores it, including rows that the lists lack. */
  read(): Promise<Member>;
  send(commit: Commit): Promise<Answer>;
  createProfile(): Promise<void>;
  /** Waits before a retry; `attempt` numbers these waits from 1. */
  pause(attempt: number): Promise<void>;
  /** Keeps a message that tells the member why an action can't be done. Returns whether it could be kept. */
  tellLater(action: Action, obstacle: Obstacle): boolean;
  /** Called when an action has ended and its note is dropped. */
  ended(note: Note, result: Exclude<Result, 'waiting'>): void;
}

/** Sends notes, oldest first and dated by the corrected clock, until none is left or the backend stops responding. */
export async function sendNotes(page: Surroundings): Promise<void> {
  const { accountId } = page;
  try {
    // Those after it may depend on it.
    if (hasLaterNotes(accountId)) throw new BackendError('outdated');
    await page.renewToken(areNotesAhead(accountId));
  } catch (cause) {
    const why = cause instanceof BackendError ? cause : undefined;
    return notesOf(accountId).forEach((note) => hold(page, note, why));
  }
  redateNotes(accountId);
  // The keys of notes left for the next attempt.
  const left = new Set<string>();
  let size = BATCH;
  for (;;) {
    const notes = nextNotes(page, left);
    const batch = notes.slice(0, size);
    if (batch.length === 0) return;
    try {
      const refused = await commit(
        page,
        batch.map(({ action }) => action),
      );
      for (const note of batch) {
        if (!settle(page, note, refused.get(note.action.id) ?? 'committed')) left.add(note.key);
      }
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      if (STOPPING.has(error.kind)) {
        return notes.forEach((note) => hold(page, note, error));
      }
      const [note] = batch;
      // One at a time, so that only the action that causes the error is given up.
      if (batch.length > 1) size = 1;
      else if (note && !(isGivenUp(page, note, error) && settle(page, note, error)))
        left.add(note.key);
    }
  }
}

/** Returns the notes to send. Those after a note that is left, on the same task, depend on it and are left too. */
function nextNotes(page: Surroundings, left: Set<string>): Note[] {
  const tasks = new Set<string>();
  return notesOf(page.accountId).filter((note) => {
    const { key, action } = note;
    const named = taskIdsOf(action);
    const isLeft = left.has(key);
    if (!isLeft && !named.some((id) => tasks.has(id))) return true;
    for (const id of named) tasks.add(id);
    left.add(key);
    if (!isLeft) hold(page, note);
    return false;
  });
}

/** The failures after which nothing more can be sent for now. */
export const STOPPING: ReadonlySet<BackendError['kind']> = new Set([
  'network',
  'unauthorized',
  'switched',
  'outdated',
  'busy',
]);

function isGivenUp(
  { awaited, failed }: Surroundings,
  { key, failures }: Note,
  { kind }: BackendError,
): boolean {
  if (awaited.has(key) || kind === 'validation' || kind === 'closed') return true;
  const count = failed.has(key) ? failures : failures + 1;
  failed.add(key);
  if (count > failures) changeNote(key, { failures: count });
  return count >= MOST_FAILURES;
}

/** Drops the note of an action that has ended, and reports the result. Returns whether the note was dropped. */
function settle(page: Surroundings, note: Note, result: Exclude<Result, 'waiting'>): boolean {
  const { key, action } = note;
  if (result !== 'committed' && !page.awaited.has(key)) {
    const obstacle = result instanceof BackendError ? 'refused' : result;
    // If there is no room for the message, the action waits until there is.
    if (!page.tellLater(action, obstacle)) {
      hold(page, note);
      return false;
    }
  }
  drop(page, note, result);
  return true;
}

/** Keeps a note until it can be sent, or drops it if its action only makes sense now. Reports the result. */
function hold(page: Surroundings, note: Note, why = new BackendError('network')): void {
  const { key, action, isHeld } = note;
  if (needsConnection(action)) return drop(page, note, why);
  if (!isStored(key)) return drop(page, note, notKeptError());
  if (!isHeld) changeNote(key, { isHeld: true });
  page.awaited.get(key)?.('waiting');
}

function drop(page: Surroundings, note: Note, result: Exclude<Result, 'waiting'>): void {
  removeNote(note.key);
  page.ended(note, result);
  page.awaited.get(note.key)?.(result);
}

/**
 * Commits actions on top of the stored member. Returns the reasons for those that couldn't be done, by ID. Throws a
 * BackendError.
 */
async function commit(
  page: Surroundings,
  actions: readonly Action[],
): Promise<ReadonlyMap<string, RefusalReason>> {
  let gone: Gone = new Set();
  let isProfileCreated = false;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    if (attempt > 1) await page.pause(attempt - 1);
    const stored = page.stored();
    // Another device may have completed a task that this page doesn't know, with its points.
    const member = !stored || isScoreUnknown(stored) ? await page.read() : stored;
    const at = now();
    const { member: after, refused } = applyNext(member, actions, { gone, now: at });
    // A goal's text must be read before it can be changed.
    if ([...refused.values()].includes('stale')) {
      await page.read();
      continue;
    }
    if (after === member) return refused;
    const wanted = commitOf(member, after, at);
    const answer = await page.send(wanted);
    switch (answer.outcome) {
      case 'committed':
        page.store(committed(after, wanted));
        return refused;
      case 'conflict':
        page.store(withTasksOf(afterConflict(member, answer, at), actions));
        break;
      case 'gone':
        // If the same IDs are missing again, a task of the member's was deleted, not an action's.
        if (answer.gone.every((id) => gone.has(id))) await page.read();
        gone = new Set([...gone, ...answer.gone]);
        break;
      case 'noProfile':
        if (isProfileCreated) throw new NoProfileError();
        await page.createProfile();
        isProfileCreated = true;
        break;
      default:
    }
  }
  const why = `Another device committed first in each of ${MOST_ATTEMPTS} attempts`;
  throw new BackendError('busy', new Error(why));
}

function afterConflict(member: Member, stored: StoredMember, at: number): Member {
  const after = memberAfterConflict(member, stored, at);
  if (after === 'later') throw new BackendError('outdated');
  return after;
}

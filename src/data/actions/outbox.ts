import type { Action, Why } from '@/domain/actions/action';
import { applyNext, type Gone, withTasksOf } from '@/domain/actions/apply';
import { type Commit, commitOf, committed } from '@/domain/actions/commit';
import type { Member, StoredMember } from '@/domain/actions/member';
import { memberAfterConflict } from '@/domain/actions/member-from';
import { withGoalRead } from '@/domain/actions/read-by-key';
import type { Selection } from '@/domain/selection';
import { BackendError } from '@/lib/errors';
import type { Answer } from './commit-answer';
import type { Note } from './notes';

/*
 * The only way in which what a member does is written (docs/actions.md): notes are planned on what is stored, oldest first,
 * and committed with all their rows at once.
 */

/** How many actions one commit has at most. */
const BATCH = 20;

/** Each refusal means that another device has written, so only that many commits at once could use them up. */
const MOST_ATTEMPTS = 50;

/** In how many visits the backend may fail to record an action before it is given up. */
const MOST_FAILURES = 5;

/** How it ended: committed, or why it can't be done, or that it waits for a connection, or how the backend failed. */
export type Result = 'committed' | 'waiting' | Why | BackendError;

/** What the outbox needs of its surroundings. */
export interface Surroundings {
  /** The noted actions, oldest first, by the time that is right when they are sent. */
  notes(): readonly Note[];
  /** The member as this page knows it; undefined if nothing was read. */
  stored(): Member | undefined;
  store(member: Member): void;
  /** Reads the member anew. Throws a BackendError. */
  read(): Promise<Member>;
  /** Reads the row of a goal by its key; null if there is none. Throws a BackendError. */
  readGoal(taskId: string): Promise<Selection | null>;
  /** Throws a BackendError. */
  send(commit: Commit): Promise<Answer>;
  /** Throws a BackendError. */
  createProfile(): Promise<void>;
  /** The right time, in milliseconds since the epoch. */
  now(): number;
  /** Waits before a further attempt, the first of which has the number 1. */
  pause(attempt: number): Promise<void>;
  /** Drops the note of an action that has ended; whoever waits for it learns how. Returns whether it is dropped. */
  settle(note: Note, result: Exclude<Result, 'waiting'>): boolean;
  /** Keeps a note until there is a connection; whoever waits for it learns that. */
  hold(note: Note): void;
  /** Whether a page waits for it. */
  isAwaited(note: Note): boolean;
  /** Notes that the backend failed to record it in this visit. Returns in how many it did. */
  fail(note: Note): number;
}

/** Sends what is noted, until nothing is left or there is no response. */
export async function sendNotes(around: Surroundings): Promise<void> {
  // What this sending leaves to the next one.
  const left = new Set<string>();
  let size = BATCH;
  for (;;) {
    const notes = around.notes().filter(({ key }) => !left.has(key));
    const batch = notes.slice(0, size);
    if (batch.length === 0) return;
    try {
      const refused = await commit(
        around,
        batch.map(({ action }) => action),
      );
      for (const note of batch) {
        if (!around.settle(note, refused.get(note.action.id) ?? 'committed')) left.add(note.key);
      }
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      if (STOPPING.has(error.kind)) {
        notes.forEach(around.hold);
        return;
      }
      const [note] = batch;
      // One by one, so that only the action that is the cause is given up.
      if (batch.length > 1) size = 1;
      else if (note && !(isGivenUp(around, note, error) && around.settle(note, error)))
        left.add(note.key);
    }
  }
}

/** Nothing more can be sent now. */
const STOPPING: ReadonlySet<BackendError['kind']> = new Set([
  'network',
  'unauthorized',
  'switched',
  'outdated',
  'busy',
]);

function isGivenUp(around: Surroundings, note: Note, { kind }: BackendError): boolean {
  if (around.isAwaited(note) || kind === 'validation' || kind === 'closed') return true;
  return around.fail(note) >= MOST_FAILURES;
}

/** Commits actions on what is stored. Returns why some couldn't be done, by their IDs. Throws a BackendError. */
async function commit(
  around: Surroundings,
  actions: readonly Action[],
): Promise<ReadonlyMap<string, Why>> {
  let gone: Gone = new Set();
  const readGoals = new Set<string>();
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    if (attempt > 1) await around.pause(attempt - 1);
    const member = around.stored() ?? (await around.read());
    const now = around.now();
    const { member: after, refused } = applyNext(member, actions, { gone, now });
    const taskId = staleGoal(actions, refused, readGoals);
    if (taskId !== undefined) {
      readGoals.add(taskId);
      around.store(withGoalRead(member, taskId, await around.readGoal(taskId)));
      continue;
    }
    if (after === member) return refused;
    const wanted = commitOf(member, after, now);
    const answer = await around.send(wanted);
    switch (answer.outcome) {
      case 'committed':
        around.store(committed(after, wanted));
        return refused;
      case 'conflict':
        around.store(withTasksOf(afterConflict(member, answer, now), actions));
        readGoals.clear();
        break;
      case 'gone':
        // What isn't an action's own task was deleted since the page was read.
        if (answer.gone.every((id) => gone.has(id))) around.store(await around.read());
        gone = new Set([...gone, ...answer.gone]);
        break;
      case 'noProfile':
        await around.createProfile();
        break;
      default:
    }
  }
  const why = `The member was committed to by others under each of ${MOST_ATTEMPTS} attempts`;
  throw new BackendError('busy', new Error(why));
}

/** Returns the task of a goal whose text isn't known as it is stored, unless it has just been read. */
function staleGoal(
  actions: readonly Action[],
  refused: ReadonlyMap<string, Why>,
  read: ReadonlySet<string>,
): string | undefined {
  const stale = actions.find(({ id }) => refused.get(id) === 'stale');
  if (!stale || !('taskId' in stale)) return undefined;
  if (read.has(stale.taskId)) {
    throw new BackendError(
      'internal',
      new Error(`The goal ${stale.taskId} can't be read as it is stored`),
    );
  }
  return stale.taskId;
}

function afterConflict(member: Member, stored: StoredMember, now: number): Member {
  const after = memberAfterConflict(member, stored, now);
  if (after === 'later') throw new BackendError('outdated');
  return after;
}

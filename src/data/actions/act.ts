import type { QueryClient } from '@tanstack/react-query';
import type { Action, Why } from '@/domain/actions/action';
import type { Member } from '@/domain/actions/member';
import { unknownTasks } from '@/domain/actions/read-by-key';
import { refusedText, UNREADABLE_TEXT } from '@/domain/refused';
import { needsConnection, waitingActions } from '@/domain/waiting';
import { accessToken, post } from '@/data/client';
import { changeHistory, forgetHistory } from '@/data/cached-history';
import { CommitDocument } from '@/data/generated/commit';
import type { CommitMutationVariables } from '@/data/generated/types';
import { type Actor, changeHome, homeQuery, storedHome } from '@/data/home';
import { changedByMember, keys } from '@/data/keys';
import { ensureProfile, noteProfile } from '@/data/profile';
import { fetchGoal } from '@/data/selections';
import { requireStoredAccount } from '@/data/stored-account';
import { notifyOtherTabs } from '@/data/tabs';
import { noteRefused } from '@/data/refused';
import { now } from '@/lib/clock';
import { BackendError, notKeptError, refusedError } from '@/lib/errors';
import { isStored, noteKeys, removeNote } from '@/lib/notes';
import { report } from '@/lib/report';
import { writeFor } from '@/session/pending-writes';
import { readStoredAccount } from '@/session/stored-tokens';
import { commitAnswer } from './commit-answer';
import { changeNote, dropUnreadable, noteAction, type Note, notesOf, redateNotes } from './notes';
import { type Result, sendNotes, type Surroundings } from './outbox';

type WithoutId<Each> = Each extends Action ? Omit<Each, 'id'> : never;

/** An action that isn't noted yet. */
export type NewAction = WithoutId<Action>;

/** How an action ended for the page: committed, or why it can't be done; or it waits for a connection. */
export type Acted = 'committed' | 'waiting' | Why;

/** The actions whose pages wait for their end, by the keys of their notes. */
const awaited = new Map<string, (result: Result) => void>();

/**
 * Does what a member asked for: it is noted, which shows it, and sent. Throws a BackendError if the backend refuses it, or
 * if it would have to wait and this browser can't keep it.
 */
export async function act({ client, accountId }: Actor, action: NewAction): Promise<Acted> {
  requireStoredAccount(accountId);
  const key = noteAction(accountId, { ...action, id: newId() });
  const ended = new Promise<Result>((resolve) => awaited.set(key, resolve));
  const sent = sendWaiting(client, accountId).then(
    // Once nothing is left to send, another tab may have sent it.
    () => 'committed' as const,
    (error: unknown) => {
      report('What was done could not be sent.', error);
      removeNote(key);
      return new BackendError('internal', error);
    },
  );
  const result = await Promise.race([ended, sent]).finally(() => awaited.delete(key));
  if (result instanceof BackendError) throw result;
  return result;
}

/** Does what is hardly ever refused, as `act` does. Throws a BackendError that says why if it can't be done. */
export async function actOrThrow(
  actor: Actor,
  action: NewAction,
): Promise<'committed' | 'waiting'> {
  const acted = await act(actor, action);
  if (acted === 'committed' || acted === 'waiting') return acted;
  throw refusedError(acted);
}

/** Eight characters that no other of an account's latest actions has. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** Sends what is noted of an account, in one tab of the browser at a time. */
export async function sendWaiting(client: QueryClient, accountId: string): Promise<void> {
  await alone(accountId, async () => {
    // The tab that was sending may have sent it.
    if (noteKeys(accountId).length === 0) return;
    noteRefused(
      accountId,
      Array.from({ length: dropUnreadable(accountId) }, () => UNREADABLE_TEXT),
    );
    const recorded: Action[] = [];
    const around = surroundings(client, accountId, recorded);
    await writeFor(accountId, async () => {
      try {
        // A new token tells the right time, which all that is sent is dated by.
        await accessToken();
      } catch {
        return notesOf(accountId).forEach(hold);
      }
      redateNotes(accountId);
      return sendNotes(around);
    });
    const { length: count } = waitingActions(recorded);
    if (count === 0) return;
    for (const listener of listeners) listener(accountId, count);
    void client.invalidateQueries(changedByMember(accountId));
  });
}

let turn: Promise<void> = Promise.resolve();

// Browsers have no locks on pages that aren't secure, such as a development server's on another machine.
function alone(accountId: string, send: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(`verdure.sending.${accountId}`, send);
  turn = turn.then(send, send);
  return turn;
}

async function createProfile(accountId: string): Promise<void> {
  const account = readStoredAccount();
  if (!account) throw new BackendError('unauthorized');
  // It was thought to be there.
  noteProfile(accountId, false);
  await ensureProfile(account);
}

type RecordedListener = (accountId: string, count: number) => void;

const listeners = new Set<RecordedListener>();

/** Calls `listener` when actions have been committed that had waited. Returns an unsubscribe function. */
export function onRecorded(listener: RecordedListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The notes that failed in this visit; each counts once, however often it is tried. */
const failedHere = new Set<string>();

const LONGEST_PAUSE_MS = 1000;

function surroundings(client: QueryClient, accountId: string, recorded: Action[]): Surroundings {
  return {
    notes: () => notesOf(accountId),
    stored: () => storedHome(client, accountId)?.member,
    store: (member) => store(client, accountId, member),
    read: async () => (await client.fetchQuery({ ...homeQuery(accountId), staleTime: 0 })).member,
    readGoal: (taskId) => fetchGoal(accountId, taskId),
    send: async (commit) =>
      commitAnswer(await post(CommitDocument, commit satisfies CommitMutationVariables)),
    createProfile: () => createProfile(accountId),
    now,
    pause: (attempt) =>
      new Promise((resolve) => {
        setTimeout(resolve, Math.random() * Math.min(LONGEST_PAUSE_MS, 20 * 2 ** attempt));
      }),
    settle: (note, result) => {
      if (note.isHeld && result === 'committed') recorded.push(note.action);
      return settle(client, accountId, note, result);
    },
    hold,
    isAwaited: ({ key }) => awaited.has(key),
    fail: ({ key, failures }) => {
      if (failedHere.has(key)) return failures;
      failedHere.add(key);
      changeNote(key, { failures: failures + 1 });
      return failures + 1;
    },
  };
}

function store(client: QueryClient, accountId: string, member: Member): void {
  changeHome(client, accountId, (home) => ({ ...home, member }));
  // Another device's set or goal.
  if (unknownTasks(member).length > 0) {
    void client.invalidateQueries({ queryKey: keys.home(accountId) });
  }
}

function settle(
  client: QueryClient,
  accountId: string,
  note: Note,
  result: Exclude<Result, 'waiting'>,
): boolean {
  const { key, action } = note;
  const tell = awaited.get(key);
  if (!tell && result !== 'committed') {
    const obstacle = result instanceof BackendError ? 'refused' : result;
    const sentence = refusedText(action, obstacle);
    // Without room to say so, it waits on, and is told later.
    if (sentence !== undefined && !noteRefused(accountId, [sentence])) {
      hold(note);
      return false;
    }
  }
  removeNote(key);
  tell?.(result);
  if (action.kind === 'undo') changeHistory(client, accountId, action, () => undefined);
  if (action.kind === 'note' && result === 'committed') {
    const { note } = action;
    changeHistory(client, accountId, action, (row) => ({ ...row, note }));
  }
  if (action.kind === 'complete') forgetHistory(client, accountId);
  notifyOtherTabs(accountId);
  return true;
}

function hold({ key, action, isHeld }: Note): void {
  const tell = awaited.get(key);
  if (needsConnection(action)) {
    removeNote(key);
    return tell?.(new BackendError('network', 'It needs a connection'));
  }
  if (!isStored(key)) {
    removeNote(key);
    return tell?.(notKeptError());
  }
  if (!isHeld) changeNote(key, { isHeld: true });
  tell?.('waiting');
}

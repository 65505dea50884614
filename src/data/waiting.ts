import * as v from 'valibot';
import { type Deed, DeedSchema, MAX_WAITING } from '@/domain/waiting';
import { nextNoteKey, noteKeys, readNote, removeNote, writeNote } from '@/lib/waiting-notes';

/* The deeds that this browser has noted and the backend may not know yet (decision 125). */

/** As long as a note with the longest texts of a task and its plan; all notes together still fit the storage. */
const MAX_CHARACTERS = 16_000;

const NoteSchema = v.object({
  deed: DeedSchema,
  /** When it was noted, in milliseconds since the epoch; a late check-in is dated earlier. */
  notedAt: v.number(),
  /** Whether it waits for a connection; otherwise its page waits for a response, or was closed in the meantime. */
  isHeld: v.boolean(),
  /** Whether it may have been sent before. */
  isTried: v.boolean(),
  /** The number of visits in which the backend failed to record it. */
  failures: v.number(),
});

type Note = v.InferOutput<typeof NoteSchema>;

/** A deed that waits, by its key in the storage. */
export interface Waiting extends Note {
  readonly key: string;
}

/** Returns the deeds of an account that wait, in the order in which they were done. */
export function waitingIn(accountId: string): Waiting[] {
  return noteKeys(accountId).flatMap((key) => {
    const note = noteOf(key);
    return note ? [{ key, ...note }] : [];
  });
}

/** Removes the notes of an account that can't be read. Returns how many there were. */
export function dropUnreadable(accountId: string): number {
  const unreadable = noteKeys(accountId).filter((key) => !noteOf(key));
  unreadable.forEach(removeNote);
  return unreadable.length;
}

/** Notes a deed. Returns its key; undefined if the browser can't keep it. */
export function noteWaiting(accountId: string, deed: Deed, isHeld: boolean): string | undefined {
  const keys = noteKeys(accountId);
  if (keys.length >= MAX_WAITING) return undefined;
  const key = nextNoteKey(accountId, keys);
  // Parsed, it has only what the note needs.
  const about = { notedAt: Date.now(), isHeld, isTried: !isHeld, failures: 0 };
  const note = { deed: v.parse(DeedSchema, deed), ...about };
  return store(key, note) ? key : undefined;
}

/** Changes what is noted about a deed, unless it has been dropped. Returns whether it still waits. */
export function changeWaiting(key: string, change: Partial<Note>): boolean {
  const note = noteOf(key);
  if (!note) return false;
  store(key, { ...note, ...change });
  return true;
}

function noteOf(key: string): Note | undefined {
  try {
    return v.parse(NoteSchema, JSON.parse(readNote(key) ?? ''));
  } catch {
    return undefined;
  }
}

function store(key: string, note: Note): boolean {
  const text = JSON.stringify(note);
  return text.length <= MAX_CHARACTERS && writeNote(key, text);
}

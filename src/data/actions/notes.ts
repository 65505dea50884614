import * as v from 'valibot';
import { type Action, ActionSchema } from '@/domain/actions/action';
import { redated } from '@/domain/actions/redated';
import { isByMember, MAX_WAITING } from '@/domain/waiting';
import { clockMeasuredAt, clockOffset, CLOCK_TOLERANCE_MS, now } from '@/lib/clock';
import {
  isStored,
  keepInPage,
  nextNoteKey,
  noteKeys,
  readNote,
  removeNote,
  writeNote,
} from '@/lib/notes';

/* The actions that this browser has noted and the backend may not know yet (decision 125), oldest first. */

/** The length of a note with the longest task and plan texts. Even at that length, all notes fit in storage. */
const MOST_CHARACTERS = 16_000;

/** Raise this when an earlier version of the application would lose something that this one notes. */
const NOTE_VERSION = 1;

const LaterSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.pipe(v.number(), v.gtValue(NOTE_VERSION)) }),
);

const NoteSchema = v.object({
  action: ActionSchema,
  /** Whether the action waits for a connection, because a request with it got no response. */
  isHeld: v.boolean(),
  /** The number of visits in which the backend failed to record the action. */
  failures: v.number(),
  /**
   * The correction of the clock that dated the note, and when it was measured (milliseconds); null once the note is
   * redated.
   */
  clock: v.nullable(v.object({ offset: v.number(), measured: v.number() })),
});

/** A note with its storage key. */
export interface Note extends v.InferOutput<typeof NoteSchema> {
  readonly key: string;
}

interface Read {
  readonly text: string;
  readonly note: Note;
}

/** The notes last read or written, by key: parsing a note takes far longer than comparing its text. */
let latest = new Map<string, Read>();

let listed: readonly Note[] = [];

/** Returns an account's notes, oldest first: the same array until something changes, as React requires. */
export function notesOf(accountId: string): readonly Note[] {
  const read = noteKeys(accountId).flatMap((key) => readAt(key) ?? []);
  const isSame = read.length === listed.length && read.every(({ note }, at) => note === listed[at]);
  if (isSame) return listed;
  latest = new Map(read.map((one) => [one.note.key, one]));
  listed = read.map(({ note }) => note);
  return listed;
}

/** Whether signing out would lose any actions of the member's own. An unreadable note counts. */
export function hasNotesToLose(accountId: string): boolean {
  return (
    unreadableCount(accountId) > 0 || notesOf(accountId).some(({ action }) => isByMember(action))
  );
}

/** Returns the number of an account's notes that this version can't read. */
export function unreadableCount(accountId: string): number {
  return noteKeys(accountId).filter((key) => !readAt(key)).length;
}

/** Notes an action and returns its key. If storage refuses it, the note lasts only as long as the page. */
export function noteAction(accountId: string, action: Action): string {
  const keys = noteKeys(accountId);
  const key = nextNoteKey(accountId, keys);
  // Parsing drops fields that the note doesn't need.
  const parsed = v.parse(ActionSchema, action);
  const clock = { offset: clockOffset(), measured: clockMeasuredAt() };
  const text = textOf(key, { action: parsed, isHeld: false, failures: 0, clock });
  const hasRoom = keys.length < MAX_WAITING && text.length <= MOST_CHARACTERS;
  if (!hasRoom || !writeNote(key, text)) keepInPage(key, text);
  return key;
}

/** Changes an action's note, unless another tab has sent it. */
export function changeNote(key: string, change: Partial<Omit<Note, 'key'>>): void {
  const note = readAt(key)?.note;
  if (!note) return;
  const { key: _key, ...noted } = note;
  const text = textOf(key, { ...noted, ...change });
  if (isStored(key)) writeNote(key, text);
  else keepInPage(key, text);
}

/**
 * Whether any note is from the future: either the clock that dated it or the current one is wrong, and only a new
 * measurement can tell which.
 */
export function areNotesAhead(accountId: string): boolean {
  return notesOf(accountId).some(({ action, clock }) => clock !== null && isAhead(action.at));
}

/**
 * Redates notes once, at the first measurement of the clock after they were written, so later changes of the clock
 * don't affect them. If a correction would move a note into the future, the clock was set after it was written, and the
 * note keeps its time. A note that is in the future anyway gets the current time.
 */
export function redateNotes(accountId: string): void {
  const notes = notesOf(accountId);
  const [offset, measured, present] = [clockOffset(), clockMeasuredAt(), now()];
  const noted = notes.map(({ action, clock }) => {
    if (clock === null || clock.measured === measured) return { action, by: 0, clock };
    const corrected = action.at + offset - clock.offset;
    const at = isAhead(corrected) ? Math.min(action.at, present) : corrected;
    return { action, by: at - action.at, clock: null };
  });
  if (noted.every(({ clock }, at) => clock === notes[at]?.clock)) return;
  for (const [at, action] of redated(accountId, noted).entries()) {
    const [note, one] = [notes[at], noted[at]];
    if (note && one) changeNote(note.key, { action, clock: one.clock });
  }
}

function isAhead(at: number): boolean {
  return at > now() + CLOCK_TOLERANCE_MS;
}

/** Whether a later version of the application has noted an action, which only that one can send. */
export function hasLaterNotes(accountId: string): boolean {
  return noteKeys(accountId).some(isLater);
}

function isLater(key: string): boolean {
  return v.is(LaterSchema, readNote(key));
}

/** Removes an account's unreadable notes, except those of a later version. Returns how many there were. */
export function dropUnreadable(accountId: string): number {
  const unreadable = noteKeys(accountId).filter((key) => !readAt(key) && !isLater(key));
  unreadable.forEach(removeNote);
  return unreadable.length;
}

function textOf(key: string, noted: Omit<Note, 'key'>): string {
  const text = JSON.stringify({ version: NOTE_VERSION, ...noted });
  latest.set(key, { text, note: { key, ...noted } });
  return text;
}

function readAt(key: string): Read | undefined {
  const text = readNote(key);
  const before = latest.get(key);
  if (text === null) return undefined;
  if (before?.text === text) return before;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), NoteSchema), text);
  return read.success && !isLater(key) ? { text, note: { key, ...read.output } } : undefined;
}

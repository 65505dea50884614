import { MAX_NOTE_CHARACTERS, MAX_NOTE_LENGTH } from '@/definition';
import { lengthProblem } from './models/problem';
import { oneLine, visibleText } from './visible-text';

/** Returns the note to store for typed text (D113): its visible characters, in one paragraph. */
export function noteText(typed: string): string {
  return visibleText(oneLine(typed));
}

/** Returns what is wrong with a note as typed so far; undefined if it can be saved. */
export function noteProblem(typed: string): string | undefined {
  const note = noteText(typed);
  if (note === '') return 'Write a few words';
  return lengthProblem(note, MAX_NOTE_CHARACTERS, MAX_NOTE_LENGTH);
}

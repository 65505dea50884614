import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onNotesChange, readNote, removeNote, refusedKey, writeNote } from '@/lib/notes';
import { useAccount } from '@/session/session';

/* The reasons of refused actions are kept until the member has read them, even if the session ends first. */

const SentencesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const NONE: readonly string[] = [];

let latest = { text: '', sentences: NONE };

function sentencesOf(accountId: string): readonly string[] {
  const text = readNote(refusedKey(accountId)) ?? '';
  if (text !== latest.text) {
    const read = v.safeParse(SentencesSchema, text);
    latest = { text, sentences: read.success ? read.output : NONE };
  }
  return latest.sentences;
}

/** Adds sentences about refused actions. Returns whether storage accepted them. */
export function noteRefused(accountId: string, sentences: readonly string[]): boolean {
  if (sentences.length === 0) return true;
  const text = JSON.stringify([...sentencesOf(accountId), ...sentences]);
  return writeNote(refusedKey(accountId), text);
}

/** Returns the sentences about refused actions, and a function that removes them. */
export function useRefused(): readonly [readonly string[], () => void] {
  const { id } = useAccount();
  const sentences = useSyncExternalStore(
    onNotesChange,
    () => sentencesOf(id),
    () => NONE,
  );
  return [sentences, () => removeNote(refusedKey(id))];
}

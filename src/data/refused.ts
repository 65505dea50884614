import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onNotesChange, readNote, removeNote, refusedKey, writeNote } from '@/lib/notes';
import { useAccount } from '@/session/session';

/* Why actions were refused stays until the member has read it, also when the session ends by itself before. */

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

/** Adds sentences that say which actions were refused and why. Returns whether the storage took them. */
export function noteRefused(accountId: string, sentences: readonly string[]): boolean {
  if (sentences.length === 0) return true;
  const text = JSON.stringify([...sentencesOf(accountId), ...sentences]);
  return writeNote(refusedKey(accountId), text);
}

/** Returns which actions were refused, in sentences, and a function that forgets them. */
export function useRefused(): readonly [readonly string[], () => void] {
  const { id } = useAccount();
  const sentences = useSyncExternalStore(
    onNotesChange,
    () => sentencesOf(id),
    () => NONE,
  );
  return [sentences, () => removeNote(refusedKey(id))];
}

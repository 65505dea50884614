import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { forget, recall, remember } from '@/lib/account-cache';
import { useAccount } from '@/session/session';

/* What couldn't be recorded is kept until the member has read it. */

const SUBJECT = 'unrecorded';
const listeners = new Set<() => void>();
const NONE: readonly string[] = [];

let latest = { text: '', sentences: NONE };

function sentencesOf(accountId: string): readonly string[] {
  const sentences = recall(accountId, SUBJECT, v.array(v.string()))?.value ?? NONE;
  const text = JSON.stringify(sentences);
  if (text !== latest.text) latest = { text, sentences };
  return latest.sentences;
}

/** Adds sentences that say what couldn't be recorded and why. */
export function noteUnrecorded(accountId: string, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  remember(accountId, SUBJECT, [...sentencesOf(accountId), ...sentences], Date.now());
  for (const listener of listeners) listener();
}

/** Returns what couldn't be recorded, in sentences, and a function that forgets them. */
export function useUnrecorded(): readonly [readonly string[], () => void] {
  const { id } = useAccount();
  const sentences = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => sentencesOf(id),
    () => NONE,
  );
  const dismiss = () => {
    forget(id, SUBJECT);
    for (const listener of listeners) listener();
  };
  return [sentences, dismiss];
}

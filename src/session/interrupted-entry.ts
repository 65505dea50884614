import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from './session';
import { accountIdIn, sessionStore } from './store';

/** Text typed into a form whose session ended, by account and form. Never a password. */
export type InterruptedEntries<Entry> = Map<string, Entry>;

/**
 * The state of a form, which survives the end of its session in this page: after signing in again with the same
 * account, the typed text is back. Leaving the form in another way discards it. If the form has no name, nothing is
 * kept.
 */
export function useInterruptedEntry<Entry>(
  interrupted: InterruptedEntries<Entry>,
  form: string | undefined,
  initial: () => Entry,
): [Entry, Dispatch<SetStateAction<Entry>>] {
  const { id } = useAccount();
  const key = form === undefined ? undefined : interruptedKey(id, form);
  const [entry, setEntry] = useState(
    () => (key === undefined ? undefined : interrupted.get(key)) ?? initial(),
  );
  const leave = useEffectEvent(() => {
    if (key === undefined) return;
    if (accountIdIn(sessionStore.getSession()) === undefined) interrupted.set(key, entry);
    else interrupted.delete(key);
  });
  useEffect(() => () => leave(), []);
  return [entry, setEntry];
}

/** Returns the key of an account's form. */
export function interruptedKey(accountId: string, form: string): string {
  return `${accountId} ${form}`;
}

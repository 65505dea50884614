import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from './session';
import { accountIdIn, sessionStore } from './store';

/** What an account typed into a form whose session ended, by account and form. Never a password. */
export type UnsentEntries<Entry> = Map<string, Entry>;

/**
 * The state of a form, which survives the end of its session in this page: whoever signs in again with the same
 * account finds what they typed. Anyone who leaves the form otherwise gives it up, as does a form without a name.
 */
export function useUnsentEntry<Entry>(
  unsent: UnsentEntries<Entry>,
  form: string | undefined,
  initial: () => Entry,
): [Entry, Dispatch<SetStateAction<Entry>>] {
  const { id } = useAccount();
  const key = form === undefined ? undefined : unsentKey(id, form);
  const [entry, setEntry] = useState(
    () => (key === undefined ? undefined : unsent.get(key)) ?? initial(),
  );
  const leave = useEffectEvent(() => {
    if (key === undefined) return;
    if (accountIdIn(sessionStore.getSession()) === undefined) unsent.set(key, entry);
    else unsent.delete(key);
  });
  useEffect(() => () => leave(), []);
  return [entry, setEntry];
}

/** Returns the key of an account's form. */
export function unsentKey(accountId: string, form: string): string {
  return `${accountId} ${form}`;
}

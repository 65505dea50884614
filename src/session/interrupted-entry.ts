import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { onAccountCacheCleared } from '@/lib/account-cache';
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
    if (isSessionOver()) interrupted.set(key, entry);
    else interrupted.delete(key);
  });
  useEffect(() => () => leave(), []);
  return [entry, setEntry];
}

/** Returns what accounts typed into forms of a kind and didn't store; a sign-out clears it. */
export function newDrafts<Entry>(): InterruptedEntries<Entry> {
  const drafts = new Map<string, Entry>();
  onAccountCacheCleared(() => drafts.clear());
  return drafts;
}

/**
 * The state of a form in a dialog, which a press outside or the back gesture may close by mistake. Until `forget` is
 * called, the account finds what it typed when it opens the form again in this page, also after its session has ended.
 */
export function useDraft<Entry>(
  drafts: InterruptedEntries<Entry>,
  form: string,
  initial: () => Entry,
) {
  const key = interruptedKey(useAccount().id, form);
  const [typed, setTyped] = useState(() => drafts.get(key));
  const leave = useEffectEvent(() => {
    if (typed !== undefined && isSessionOver()) drafts.set(key, typed);
  });
  useEffect(() => () => leave(), []);
  const change = (next: (before: Entry) => Entry) => {
    const entry = next(drafts.get(key) ?? initial());
    drafts.set(key, entry);
    setTyped(() => entry);
  };
  return { entry: typed ?? initial(), change, forget: () => void drafts.delete(key) };
}

function isSessionOver(): boolean {
  return accountIdIn(sessionStore.getSession()) === undefined;
}

/** Returns the key of an account's form. */
export function interruptedKey(accountId: string, form: string): string {
  return `${accountId} ${form}`;
}

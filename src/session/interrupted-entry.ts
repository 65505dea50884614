import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { onAccountCacheCleared } from '@/lib/account-cache';
import { useAccount } from './session';
import { accountIdIn, sessionStore } from './store';

/** Text typed into a form and not stored, by account and form. Never a password. */
export type InterruptedEntries<Entry> = Map<string, Entry>;

/**
 * The state of a form, and a function that forgets it. It survives the end of its session in this page: after signing in
 * again with the same account, the typed text is back. Leaving the form in another way discards it; a dialog, which a
 * press outside or the back gesture may close by mistake, keeps it until it is forgotten.
 */
export function useInterruptedEntry<Entry>(
  interrupted: InterruptedEntries<Entry>,
  form: string,
  initial: () => Entry,
  isDialog = false,
): [Entry, Dispatch<SetStateAction<Entry>>, forget: () => void] {
  const key = interruptedKey(useAccount().id, form);
  const [first] = useState(initial);
  const [entry, setEntry] = useState(() => interrupted.get(key) ?? first);
  const isForgotten = useRef(false);
  const leave = useEffectEvent(() => {
    const isTyped = entry !== first && !isForgotten.current;
    if (isTyped && (isDialog || accountIdIn(sessionStore.getSession()) === undefined))
      interrupted.set(key, entry);
    else interrupted.delete(key);
  });
  useEffect(() => () => leave(), []);
  const forget = () => {
    isForgotten.current = true;
    interrupted.delete(key);
  };
  return [entry, setEntry, forget];
}

/** Returns what accounts typed into dialogs of a kind and didn't store; a sign-out clears it. */
export function typedInDialogs<Entry>(): InterruptedEntries<Entry> {
  const typed = new Map<string, Entry>();
  onAccountCacheCleared(() => typed.clear());
  return typed;
}

/** Returns the key of an account's form. */
export function interruptedKey(accountId: string, form: string): string {
  return `${accountId} ${form}`;
}

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

/** Text typed into forms but not saved, by account and form. Never a password. */
export type InterruptedEntries<Entry> = Map<string, Entry>;

/**
 * A form's state, and a function that forgets it. The state survives the end of the session in this page: the typed
 * text is back after the same account signs in again. Leaving the form any other way discards it, except in a dialog,
 * which an outside press or the back gesture may close by mistake: there it stays until it is forgotten.
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
    const isTyped = entry !== first && !isForgotten.current && !sessionStore.wasSignedOut();
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

/** Returns what accounts typed into dialogs of one kind and didn't save; signing out clears it. */
export function typedInDialogs<Entry>(): InterruptedEntries<Entry> {
  const typed = new Map<string, Entry>();
  onAccountCacheCleared(() => typed.clear());
  return typed;
}

/** Returns the key of an account's form. */
export function interruptedKey(accountId: string, form: string): string {
  return `${accountId} ${form}`;
}

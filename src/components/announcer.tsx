import { useEffect, useSyncExternalStore } from 'react';
import styles from './visually-hidden.module.css';

let spoken = '';
const listeners = new Set<() => void>();

/** Announces a message to screen readers, for changes that are only visible elsewhere on the page. */
export function announce(message: string): void {
  // A repeated message is announced only if its text changes, so a no-break space is added.
  spoken = message === spoken ? `${message}\u00A0` : message;
  for (const listener of listeners) listener();
}

/** The page's live region. It exists from the start: one added later is not read out. */
export function Announcer({ owner }: { readonly owner: string | undefined }) {
  // What was announced to one account isn't kept for the next.
  useEffect(() => {
    if (owner !== undefined && spoken !== '') announce('');
  }, [owner]);
  const text = useSyncExternalStore(
    subscribe,
    () => spoken,
    () => '',
  );
  return <output className={styles.hidden}>{text}</output>;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import { useEffect, useState } from 'react';
import styles from './visually-hidden.module.css';

let spoken = '';
const listeners = new Set<() => void>();

/** Announces a message to screen readers, for changes that are only visible elsewhere on the page. */
export function announce(message: string): void {
  // A repeated message is announced only if its text changes, so a no-break space is added.
  spoken = message === spoken ? `${message}\u00A0` : message;
  for (const listener of listeners) listener();
}

/** The page's live region. */
export function Announcer({ owner }: { readonly owner: string | undefined }) {
  // Clears an announcement to the previous account.
  useEffect(() => {
    if (owner !== undefined && spoken !== '') announce('');
  }, [owner]);
  return <LiveRegion />;
}

/**
 * A live region of the page, or of a dialog, which silences the page's. It exists from the start, since a region that
 * appears with its text isn't read out.
 */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => {
    const listener = () => setText(spoken);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return (
    <div className={styles.hidden} aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}

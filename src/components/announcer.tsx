import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type Urgency = 'polite' | 'assertive';
type Announce = (message: string, urgency?: Urgency) => void;
type Spoken = Record<Urgency, string>;

const SILENCE: Spoken = { polite: '', assertive: '' };

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Announces a message to screen readers, for changes that are only visible elsewhere on the page. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (announce === undefined) throw new Error('useAnnounce needs an AnnouncerProvider above it');
  return announce;
}

type AnnouncerProviderProps = {
  /** Who is signed in, if anyone. Earlier announcements aren't kept for the next one. */
  owner?: string | undefined;
  children: ReactNode;
};

/** Holds the two live regions of the page. They exist from the start: one added later is not read out. */
export function AnnouncerProvider({ owner, children }: AnnouncerProviderProps) {
  const [spoken, setSpoken] = useState(SILENCE);
  const [lastOwner, setLastOwner] = useState(owner);
  if (owner !== lastOwner) {
    setLastOwner(owner);
    if (owner !== undefined) setSpoken(SILENCE);
  }
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    setSpoken((before) => ({ ...before, [urgency]: makeDifferent(message, before[urgency]) }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <output className={styles.hidden}>{spoken.polite}</output>
      <div className={styles.hidden} role="alert">
        {spoken.assertive}
      </div>
    </AnnounceContext>
  );
}

/** A repeated message is announced only if its text changes, so a no-break space is added. */
function makeDifferent(message: string, previous: string): string {
  return message === previous ? `${message}\u00A0` : message;
}

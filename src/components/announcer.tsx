import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Announces a message to screen readers, for changes that are only visible elsewhere on the page. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (announce === undefined) throw new Error('useAnnounce needs an AnnouncerProvider above it');
  return announce;
}

type AnnouncerProviderProps = {
  /** The signed-in account, if any. Earlier announcements aren't kept for the next one. */
  owner?: string | undefined;
  children: ReactNode;
};

/** Holds the page's live region. It exists from the start: one added later is not read out. */
export function AnnouncerProvider({ owner, children }: AnnouncerProviderProps) {
  const [spoken, setSpoken] = useState('');
  const [lastOwner, setLastOwner] = useState(owner);
  if (owner !== lastOwner) {
    setLastOwner(owner);
    if (owner !== undefined) setSpoken('');
  }
  const announce = useCallback<Announce>((message) => {
    // A repeated message is announced only if its text changes, so a no-break space is added.
    setSpoken((before) => (message === before ? `${message}\u00A0` : message));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <output className={styles.hidden}>{spoken}</output>
    </AnnounceContext>
  );
}

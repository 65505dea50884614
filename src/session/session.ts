import { useSyncExternalStore } from 'react';
import type { Account } from './account';
import { type Session, sessionStore } from './store';

export type { Account, Session };

const unknown: Session = { status: 'configuring' };

/** The current session. Prerendered pages, and their hydration, see it as 'configuring'. */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getSession, () => unknown);
}

/** The signed-in account. Throws outside guarded pages, where there may be none. */
export function useAccount(): Account {
  const session = useSession();
  if (session.status !== 'authenticated') {
    throw new Error('useAccount is for pages behind RequireAccount only.');
  }
  return session.account;
}

import { createContext, useContext } from 'react';

/** The signed-in account, as its tokens describe it (spec §4, §6). */
export interface Account {
  /** The token's `sub`: also the id of the account's profile (D9). */
  readonly id: string;
  readonly email: string;
  /** What the user signed in with; its first letter is the avatar (spec §2.4). */
  readonly loginId: string;
  /** Membership of the Admin group, read from the access token (spec §6). */
  readonly isAdmin: boolean;
  /** A social account that has not accepted the licence yet: it is asked on /completesignup (D6). */
  readonly owesLicence?: true;
}

/** The authentication status of spec §4; it switches headers and guards. */
export type Session =
  | { readonly status: 'configuring' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly account: Account };

export const SessionContext = createContext<Session>({ status: 'configuring' });

/** The current session. Outside a provider it stays 'configuring'. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** The signed-in account. Throws outside a guarded page: guards see to it that there is one. */
export function useAccount(): Account {
  const session = useSession();
  if (session.status !== 'authenticated') {
    throw new Error('useAccount is for pages behind RequireAccount only.');
  }
  return session.account;
}

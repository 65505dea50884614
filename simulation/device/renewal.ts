import { TOKEN_KEY_PREFIX } from '@/session/token-storage';
import { signOutOffline } from '@/session/sign-out-offline';
import { sessionOf, sessionStore } from '@/session/store';
import { readStoredAccount, usableAccessToken } from '@/session/stored-tokens';
import type { Tokens } from '../backend/pool';
import { CLIENT_ID, POOL_URL } from './addresses';

/*
 * Takes the place of '@/session/amplify', and of Amplify's own authentication, on simulated devices: theirs is as short as
 * the model's pool.
 */

/** Returns the access token, renewed if it has expired or if forced; undefined when nobody is signed in. */
export async function renewAccessToken(forceRefresh: boolean): Promise<string | undefined> {
  const usable = forceRefresh ? undefined : usableAccessToken(Date.now());
  if (usable) return usable;
  const account = readStoredAccount();
  if (!account) return undefined;
  const user = `${TOKEN_KEY_PREFIX}${CLIENT_ID}.${account.id}`;
  const body = localStorage.getItem(`${user}.refreshToken`) ?? '';
  const response = await fetch(POOL_URL, { method: 'POST', body });
  const tokens: Tokens | null = await response.json();
  if (!tokens) {
    // A session that another tab has begun in the meantime stays.
    if (localStorage.getItem(`${user}.refreshToken`) === body) signOutOffline();
    return undefined;
  }
  localStorage.setItem(`${user}.accessToken`, tokens.access);
  localStorage.setItem(`${user}.idToken`, tokens.id);
  localStorage.setItem(`${user}.clockDrift`, String(tokens.issued * 1000 - Date.now()));
  return tokens.access;
}

/** Ends the session in all tabs of this browser. */
export function signOutHere(): Promise<void> {
  signOutOffline();
  return Promise.resolve();
}

/** Deletes the account from the pool, and ends the session. Rejects if the pool refuses it, or can't be reached. */
export async function deleteUser(): Promise<void> {
  const access = await renewAccessToken(false);
  const response = await fetch(POOL_URL, { method: 'DELETE', body: access ?? '' });
  const refusal: string | null = await response.json();
  if (refusal !== null) throw Object.assign(new Error(refusal), { name: refusal });
  await signOutHere();
}

/** Reads the session, renewed if its token has expired. Without a response, the stored one is the last one known. */
export async function readSession(): Promise<void> {
  await renewAccessToken(false).catch(() => undefined);
  sessionStore.setSession(sessionOf(readStoredAccount()));
}

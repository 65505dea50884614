import * as v from 'valibot';
import { readFromTab, removeFromTab, saveInTab } from '@/lib/tab-storage';
import { paths } from '@/paths';

/** An address within this product, as the router splits it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const StateSchema = v.object({
  returnTo: v.object({
    // One slash: two would be another host.
    pathname: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
    search: v.string(),
    hash: v.string(),
  }),
});

/** The router state to give to /login and /newaccount, so that they lead back to `place` (D7). */
export function returnState({ pathname, search, hash }: Place): { readonly returnTo: Place } {
  return { returnTo: { pathname, search, hash } };
}

/**
 * Where to go after the sign-in: the place in the router's own state, path and query included, else
 * the user's home (spec §2.1). Never read from the address bar (D7).
 */
export function returnPlace(locationState: unknown): Place {
  const state = v.safeParse(StateSchema, locationState);
  if (state.success) return state.output.returnTo;
  return { pathname: paths.userLanding, search: '', hash: '' };
}

const KEY = 'verdure.returnTo';
const Saved = v.pipe(v.string(), v.parseJson());

/**
 * Saves the place in this tab, since a social provider's pages end the router's state (D7,
 * docs/decisions/011). A state without a place removes the saved one.
 */
export function savePlace(locationState: unknown): void {
  if (locationState === null || locationState === undefined) removeFromTab(KEY);
  else saveInTab(KEY, JSON.stringify(returnState(returnPlace(locationState))));
}

/** The place saved before this tab left for a provider, if `search` is a provider's response. */
export function savedPlace(search: string): Place | undefined {
  if (!isProviderResponse(search)) return undefined;
  const saved = v.safeParse(Saved, readFromTab(KEY));
  return saved.success ? returnPlace(saved.output) : undefined;
}

/** Whether a query is what a social provider sends a browser back with: a code or an error. */
export function isProviderResponse(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('code') || query.has('error');
}

/**
 * Where to go once signed in: the saved place while a provider's response has not yet been given the
 * router's state, else the place in that state. A session can be there before the router has followed.
 */
export function placeAfterSignIn(location: {
  readonly search: string;
  readonly state: unknown;
}): Place {
  const { search, state } = location;
  return (state === null ? savedPlace(search) : undefined) ?? returnPlace(state);
}

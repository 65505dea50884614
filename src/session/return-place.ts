import * as v from 'valibot';
import { tabStorage } from '@/lib/storage';
import { paths } from '@/paths';

/** A location in this application, split the way the router does. */
export interface ReturnPlace {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The account whose session ended there; undefined if a visitor came from there. */
  readonly accountId?: string | undefined;
}

const HOME: ReturnPlace = { pathname: paths.userLanding, search: '', hash: '' };

const StateSchema = v.object({
  returnTo: v.object({
    // Two slashes would lead to another host.
    pathname: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
    search: v.string(),
    hash: v.string(),
    accountId: v.optional(v.string()),
  }),
});

/** Returns the router state that leads from /login and /newaccount back to a location (D7). */
export function returnState({ pathname, search, hash, accountId }: ReturnPlace): {
  readonly returnTo: ReturnPlace;
} {
  return { returnTo: { pathname, search, hash, accountId } };
}

/**
 * Returns where `accountId` goes after signing in: the location in the router's state, including path and query, or the
 * user's home (spec §2.1). Another account's location is ignored. Never read from the address bar (D7).
 */
export function returnPlace(locationState: unknown, accountId?: string): ReturnPlace {
  const state = v.safeParse(StateSchema, locationState);
  return ownOrHome(state.success ? state.output.returnTo : HOME, accountId);
}

function ownOrHome(location: ReturnPlace, accountId: string | undefined): ReturnPlace {
  const { accountId: owner = accountId } = location;
  return accountId === undefined || owner === accountId ? location : HOME;
}

/** The parts of the router's location that say where a user came from. */
interface ArrivalLocation {
  readonly search: string;
  readonly state: unknown;
}

const KEY = 'verdure.returnTo';
const JsonText = v.pipe(v.string(), v.parseJson());

/**
 * Saves the location in this tab, since a visit to a social provider's pages loses the router's state (D7,
 * docs/decisions/011). Without a state, removes the saved location.
 */
export function savePlace(locationState: unknown): void {
  if (locationState === null || locationState === undefined) tabStorage.remove(KEY);
  else tabStorage.write(KEY, JSON.stringify(returnState(returnPlace(locationState))));
}

/**
 * Returns the location that was saved before this tab left for a provider, if the current one is a provider's response
 * without a router state.
 */
export function readSavedPlace({ search, state }: ArrivalLocation): ReturnPlace | undefined {
  if (state !== null || !isProviderResponse(search)) return undefined;
  const saved = v.safeParse(JsonText, tabStorage.read(KEY));
  return saved.success ? returnPlace(saved.output) : undefined;
}

/** Whether a query is a social provider's response: it has a code or an error. */
export function isProviderResponse(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('code') || query.has('error');
}

/**
 * Returns where `accountId` goes once signed in: the saved location, or else the one in the router's state. The session
 * can be known before the saved location is back in that state.
 */
export function placeAfterSignIn(location: ArrivalLocation, accountId?: string): ReturnPlace {
  const saved = readSavedPlace(location);
  return saved ? ownOrHome(saved, accountId) : returnPlace(location.state, accountId);
}

import * as v from 'valibot';

/** A page of this product: what react-router calls a partial path. */
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
export function returningTo({ pathname, search, hash }: Place): { readonly returnTo: Place } {
  return { returnTo: { pathname, search, hash } };
}

/**
 * Where to go once signed in: the place that the router's own state remembers, path and query
 * included, else the user's home (spec §2.1). Never read from the address bar (D7).
 */
export function placeToReturnTo(locationState: unknown): Place {
  const remembered = v.safeParse(StateSchema, locationState);
  if (remembered.success) return remembered.output.returnTo;
  return { pathname: '/userlanding', search: '', hash: '' };
}

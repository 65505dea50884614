import * as v from 'valibot';
import { type Place, placeToReturnTo, returningTo } from './return-place';

const KEY = 'verdure.returnTo';

const Kept = v.pipe(v.string(), v.parseJson());

/**
 * Keeps, in this tab alone, the place that the router's state remembers, so that it outlives a
 * social provider's pages, which the router's state does not (D7). A state without one forgets it.
 */
export function keepPlace(locationState: unknown): void {
  const storage = tabStorage();
  if (locationState === null || locationState === undefined) storage?.removeItem(KEY);
  else storage?.setItem(KEY, JSON.stringify(returningTo(placeToReturnTo(locationState))));
}

/**
 * The place that was kept when this tab left for a provider, if `search` is the query of a
 * provider's answer. Which place it is, the query has no part in.
 */
export function keptPlace(search: string): Place | undefined {
  const answer = new URLSearchParams(search);
  if (!answer.has('code') && !answer.has('error')) return undefined;
  const kept = v.safeParse(Kept, tabStorage()?.getItem(KEY));
  return kept.success ? placeToReturnTo(kept.output) : undefined;
}

// Reading the property itself fails where the browser keeps nothing for this site.
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

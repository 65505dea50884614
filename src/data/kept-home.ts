import * as v from 'valibot';
import { WEEK_MS } from '@/domain/instant';
import { recall } from '@/lib/account-cache';

/** Under this name the browser keeps the home page of the last visit. */
export const KEPT_HOME = 'home';

/** What a request for the home page needs of the kept one: two fields of `HomeSchema`. */
const KeptDatesSchema = v.object({ fetchedAt: v.number(), earlier: v.array(v.string()) });

/** The dates (ISO instants) of the completions that expired by `until`, in milliseconds since the epoch. */
interface KeptDates {
  readonly until: number;
  readonly dates: readonly string[];
}

/**
 * Returns the dates of earlier completions, which nothing changes anymore (decision 046), that this browser keeps of
 * a visit in the week before `now` (milliseconds since the epoch); undefined if there was none.
 */
export function keptDates(accountId: string, now: number): KeptDates | undefined {
  const home = recall(accountId, KEPT_HOME, KeptDatesSchema)?.value;
  // A clock that was ahead has kept dates of completions that could still change.
  if (!home || home.fetchedAt > now || home.fetchedAt < now - WEEK_MS) return undefined;
  return { until: home.fetchedAt - WEEK_MS, dates: home.earlier };
}

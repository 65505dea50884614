import * as v from 'valibot';
import { WEEK_MS } from '@/domain/instant';
import { recall } from '@/lib/account-cache';

/** The account cache's key for the home page of the last visit. */
export const KEPT_HOME = 'home';

/** The fields of `HomeSchema` that the next request for the home page needs. */
const KeptDatesSchema = v.object({ fetchedAt: v.number(), earlier: v.array(v.string()) });

/** The dates (ISO instants) of the completions that expired by `until`, in milliseconds since the epoch. */
interface KeptDates {
  readonly until: number;
  readonly dates: readonly string[];
}

/**
 * Returns the dates of completions too old to change (decision 046), as kept by this browser on a visit in the
 * week before `now` (milliseconds since the epoch); undefined without such a visit.
 */
export function keptDates(accountId: string, now: number): KeptDates | undefined {
  const home = recall(accountId, KEPT_HOME, KeptDatesSchema)?.value;
  // If the clock was ahead, the kept dates include completions that could still change.
  if (!home || home.fetchedAt > now || home.fetchedAt < now - WEEK_MS) return undefined;
  return { until: home.fetchedAt - WEEK_MS, dates: home.earlier };
}

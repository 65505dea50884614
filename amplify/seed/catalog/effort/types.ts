import type { COSTS, PLACES, RENTERS_ANSWERS } from '../../../data/limits';
import type { Source } from '../sources';

/** What it takes to do a task of the catalog, and why it helps. */
export interface TaskEffort {
  /** Minutes of the member's own time, without waiting for others. */
  readonly minutes: number;
  readonly cost: (typeof COSTS)[number];
  readonly place: (typeof PLACES)[number];
  readonly renters: (typeof RENTERS_ANSWERS)[number];
  /** One sentence. A plain reason, unless `source` says the fact that it states. */
  readonly why: string;
  readonly source?: Source;
}

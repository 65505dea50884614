import type { SelectionWithTask } from './selection';

/** An account's daily tasks. */
export interface DailySet {
  /** The selections to show, in order; a deleted task is missing. */
  readonly current: readonly SelectionWithTask[];
  /** Whether there are DAILY_COUNT different daily tasks. */
  readonly isComplete: boolean;
  /** The number of the set; 0 if there was none yet. */
  readonly number: number;
}

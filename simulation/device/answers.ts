import type { DeedOf } from '@/domain/waiting';

/* What the page of a simulated device answers. */

/** What a member sees on the home page. */
export interface Shown {
  readonly level: number;
  readonly completions: readonly string[];
  /** The tasks of the daily cards, and of the goals. */
  readonly dailies: readonly string[];
  readonly goals: readonly string[];
}

/** A change that was stored: the row, and since when. */
export interface Stored {
  readonly row: string;
  readonly at: string;
  /** Whether it waited for a connection in this browser, and so is lost with its storage. */
  readonly isKept: boolean;
}

/** A swap that waits for a connection, and whether its set was stored; otherwise only what it sets aside waits. */
export type SwapThatWaits = DeedOf<'swap'> & { readonly isStored: boolean };

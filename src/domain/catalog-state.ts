import type { CATALOG_STATES } from '@/definition';

export type CatalogState = (typeof CATALOG_STATES)[number];

/** A row with a state, or without one if it was created before states existed. */
interface HasState {
  readonly state?: CatalogState | null | undefined;
}

/** Returns the state of a task or link; one without a state is live (D29). */
export function stateOf({ state }: HasState): CatalogState {
  return state ?? 'Live';
}

/** Whether a task or link is offered to members: neither a draft nor archived (D29). */
export function isLive(row: HasState): boolean {
  return stateOf(row) === 'Live';
}

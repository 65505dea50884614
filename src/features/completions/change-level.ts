import type { LevelChange } from '@/data/profile';

const ATTEMPTS = 6;

/** The requests that a change of the level makes. */
export interface LevelRequests {
  fetchLevel(accountId: string): Promise<number | null>;
  setLevel(accountId: string, change: LevelChange): Promise<boolean>;
}

interface ChangeInput {
  readonly accountId: string;
  /** The level as last read. */
  readonly from: number | null;
  readonly next: (level: number | null) => number;
  readonly susscore?: number | undefined;
}

/**
 * Moves the level by one step without overwriting another device's change: each write is conditional on the
 * level that was read, and a refused one reads it again (D14). Returns the new level. Throws a BackendError,
 * or an Error if every attempt was overtaken.
 */
export async function changeLevel(
  { accountId, from, next, susscore }: ChangeInput,
  requests: LevelRequests,
): Promise<number> {
  const score = susscore === undefined ? {} : { susscore };
  let level = from;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const to = next(level);
    if (await requests.setLevel(accountId, { from: level, to, ...score })) return to;
    level = await requests.fetchLevel(accountId);
  }
  throw new Error(`The level changed under each of ${ATTEMPTS} attempts to set it`);
}

import { REFRESH_WINDOW_MINUTES } from '@/domain/daily-assignment';
import { DAILY_COUNT } from '@/domain/daily-count';
import {
  notEnoughTasksMessage,
  pickDailies,
  type PickInput,
  seededRandom,
} from '@/domain/daily-pick';
import { dailySetOf } from '@/domain/daily-set';
import { dailySelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { cleanUpSelections, createSelections, fetchSelections } from '@/data/selection-writes';
import { type NewSelection, newSelection } from '@/data/selections';
import { isConflict } from '@/lib/errors';
import { ASSIGNING_FAILED } from './assignment-error';

/** Spec §9: up to 3 times. */
const ATTEMPTS = 3;

/** Spec §8, to the letter. */
const VERIFICATION_FAILED = `Task assignment verification failed after ${ATTEMPTS} attempts`;

/** The requests a reassignment makes; tests pass their own, to fail and reorder them. */
export interface DailyRequests {
  createSelections: typeof createSelections;
  fetchSelections: typeof fetchSelections;
  cleanUpSelections: typeof cleanUpSelections;
}

const dailyRequests: DailyRequests = { createSelections, fetchSelections, cleanUpSelections };

export interface ReassignInput extends Omit<PickInput, 'current' | 'random'> {
  readonly accountId: string;
  /** The account's selections as last read. */
  readonly selections: readonly Selection[];
  readonly now: number;
}

/** Minutes until the next refresh and the account's selections; or -1 and why (spec §4). */
export type Reassigned =
  | { readonly minutes: typeof REFRESH_WINDOW_MINUTES; readonly selections: readonly Selection[] }
  | { readonly minutes: -1; readonly message: string; readonly cause?: unknown };

/**
 * Assigns three new daily tasks to an account (spec §4 'Reassign').
 *
 * Writes the new set under IDs that tabs and devices in the same state share (D13), verifies it, and only
 * then deletes the rows it replaces. A connection lost at any point thus leaves at least the old set, and
 * the next visit continues from there. A set that fails verification is rolled back, and another is tried
 * under the next number. If another device has written a newer set, that one is adopted.
 */
export async function reassign(
  input: ReassignInput,
  requests = dailyRequests,
): Promise<Reassigned> {
  const gone = new Set<string>();
  const { current, period: newest } = dailySetOf(input.selections);
  let taken = newest;
  let refusal: Error | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const catalog = input.catalog.filter((id) => !gone.has(id));
    if (catalog.length < DAILY_COUNT) return failed(notEnoughTasksMessage(catalog.length));
    try {
      const rows = rowsFor({ ...input, catalog }, current, taken + 1);
      const outcome = await writeSet(input.accountId, rows, taken + 1, requests);
      if (outcome.verified) {
        return { minutes: REFRESH_WINDOW_MINUTES, selections: outcome.selections };
      }
      for (const id of outcome.gone) gone.add(id);
      ({ taken, refusal } = outcome);
    } catch (cause) {
      return failed(ASSIGNING_FAILED, cause);
    }
  }
  return refusal ? failed(ASSIGNING_FAILED, refusal) : failed(VERIFICATION_FAILED);
}

function failed(message: string, cause?: unknown): Reassigned {
  return { minutes: -1, message, cause };
}

type Outcome =
  | { readonly verified: true; readonly selections: readonly Selection[] }
  | {
      readonly verified: false;
      /** The highest number in use; the next attempt uses the following one. */
      readonly taken: number;
      /** Picked tasks that have been deleted (D16). */
      readonly gone: readonly string[];
      readonly refusal: Error | undefined;
    };

async function writeSet(
  accountId: string,
  rows: readonly NewSelection[],
  period: number,
  requests: DailyRequests,
): Promise<Outcome> {
  const written = await write(rows, requests);
  const seen = await requests.fetchSelections(
    accountId,
    rows.map(({ id }) => id),
  );
  const set = dailySetOf(seen);
  if (set.isComplete && set.period >= period) {
    const leftovers = set.leftovers.map(({ id }) => id);
    await requests.cleanUpSelections(leftovers);
    return { verified: true, selections: seen.filter(({ id }) => !leftovers.includes(id)) };
  }
  await requests.cleanUpSelections(
    rows.filter((_, at) => written[at] === 'new').map(({ id }) => id),
  );
  return {
    verified: false,
    taken: Math.max(period, set.period),
    gone: seen.filter(({ task }) => task === null).map(({ taskId }) => taskId),
    refusal: written.find((outcome) => outcome instanceof Error),
  };
}

/** The outcome for a row: newly written, already there (D13), or refused for another reason. */
type Written = 'new' | 'there' | Error;

async function write(
  rows: readonly NewSelection[],
  { createSelections: create }: DailyRequests,
): Promise<Written[]> {
  try {
    const outcomes = await create(rows);
    return outcomes.map((outcome) => {
      if (outcome.done) return 'new';
      return isConflict(outcome.error) ? 'there' : outcome.error;
    });
  } catch (cause) {
    // Perhaps only the response was lost, so the stored rows are read anyway.
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return rows.map(() => error);
  }
}

// Seeded with what all tabs know, so they pick the same tasks.
function rowsFor(
  { accountId, now, ...input }: ReassignInput,
  current: readonly Selection[],
  period: number,
): NewSelection[] {
  const picked = pickDailies({
    ...input,
    current: new Set(current.map(({ taskId }) => taskId)),
    random: seededRandom(`${accountId}#${period}`),
  });
  return picked.map((taskId, slot) =>
    newSelection(accountId, dailySelectionId(accountId, period, slot), taskId, now),
  );
}

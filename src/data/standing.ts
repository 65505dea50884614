import { type Ledger, ledgerText, readLedger } from '@/domain/ledger';
import { isConflict } from '@/lib/errors';
import { type Part, part, sendAll, sendOne } from './batch';
import { send } from './client';
import { StandingDocument } from './generated/profile';
import { SetStandingDocument, TaskScoresDocument } from './generated/standing';
import { isAbsent, isStill } from './stored-text';

/** An account's level, and the ledger of what it includes, as stored; null if there is none yet. */
export interface Standing {
  readonly level: number | null;
  readonly ledger: string | null;
}

/** Returns the standing that a ledger is stored with. */
export function standingOf(ledger: Ledger): Standing {
  return { level: ledger.level, ledger: ledgerText(ledger) };
}

/** What to store in place of the standing that was read. */
export interface StandingChange {
  readonly from: Standing;
  readonly to: Ledger;
  /** The SusScore with this change (D15). */
  readonly susscore: number;
}

/** Returns the account's standing. Throws a BackendError. */
export async function fetchStanding(accountId: string): Promise<Standing> {
  const { getUserProfile } = await send(StandingDocument, { id: accountId });
  return { level: getUserProfile?.level ?? null, ledger: getUserProfile?.ledger ?? null };
}

/**
 * Stores level, ledger and score if the standing is still the one that was read (D14). Returns whether it
 * was. Throws a BackendError.
 */
export async function setStanding(accountId: string, change: StandingChange): Promise<boolean> {
  try {
    await sendOne(standingPart(accountId, change));
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/** Returns the part of a request that does the same. */
export function standingPart(
  accountId: string,
  { from, to, susscore }: StandingChange,
): Part<unknown> {
  const input = { id: accountId, level: to.level, ledger: ledgerText(to), susscore };
  const isOurs = readLedger(from.ledger, from.level) !== undefined;
  const isLevel = from.level === null ? isAbsent('level') : { level: { eq: from.level } };
  const condition = { and: [isLevel, isStill('ledger', from.ledger, isOurs)] };
  return part(SetStandingDocument, { input, condition });
}

/** Returns the scores of tasks, without deleted ones. Throws a BackendError. */
export async function fetchTaskScores(ids: readonly string[]): Promise<Map<string, number>> {
  const tasks = await sendAll(ids.map((id) => part(TaskScoresDocument, { id })));
  return new Map(tasks.flatMap((task) => (task ? [[task.id, task.score ?? 0]] : [])));
}

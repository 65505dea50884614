import * as v from 'valibot';
import type { Completion } from './completion';
import { epochOf } from './instant';
import { AmountsSchema, LifetimeSchema, NOTHING_SAVED } from './lifetime';
import { LISTED_MS } from './time-limits';

/*
 * The ledger, a part of the member document, lists the completions that level and score include. A completion counts
 * exactly once, however many devices write, undo and repair at the same time (docs/protocol.md, I1 to I3).
 */

const entryParts = [v.string(), v.string(), v.number(), v.number()] as const;

/**
 * A completion as listed: its task, and the rest of its ID; when it was completed and when it expires; then, if it is
 * in the sum, what it saved; last, when another device found it complete, if one did.
 */
const EntrySchema = v.pipe(
  v.union([
    v.tuple([...entryParts, AmountsSchema, v.number()]),
    v.tuple([...entryParts, AmountsSchema]),
    v.tuple(entryParts),
  ]),
  v.readonly(),
);

/** A ledger as stored. */
export const LedgerSchema = v.object({
  level: v.number(),
  /** Every completion that expires later is listed, unless it hasn't been counted yet. */
  since: v.number(),
  counted: v.pipe(v.array(EntrySchema), v.readonly()),
  /** Undone completions, so a late request of another device doesn't count them. */
  undone: v.pipe(v.array(EntrySchema), v.readonly()),
  /** What the completions of the level saved; left out if that has to be derived from the rows. */
  saved: v.optional(LifetimeSchema),
  /** The corrections that are counted: completions of a task before an instant save these amounts (decision 151). */
  corrected: v.optional(
    v.pipe(
      v.array(v.pipe(v.tuple([v.string(), v.number(), AmountsSchema]), v.readonly())),
      v.readonly(),
    ),
  ),
});

export type LedgerEntry = v.InferOutput<typeof EntrySchema>;
export type SavingEntry = Extract<LedgerEntry, readonly [...unknown[], readonly number[]]>;
export type Ledger = Readonly<v.InferOutput<typeof LedgerSchema>>;

/** Returns the ledger of a profile that counts nothing yet. */
export function newLedger(level: number, now: number): Ledger {
  return { level, since: now - LISTED_MS, counted: [], undone: [], saved: NOTHING_SAVED };
}

/** Whether a completion is counted. One that was deleted and repeated is a different one with the same ID. */
export function isCounted(ledger: Ledger, row: Completion): boolean {
  return ledger.counted.some((entry) => isEntryOf(entry, row));
}

/** Whether a completion is counted that another device found complete after `at`, in milliseconds since the epoch. */
export function isFoundAfter(ledger: Ledger, row: Completion, at: number): boolean {
  return ledger.counted.some((entry) => isEntryOf(entry, row) && (entry[5] ?? 0) > at);
}

/** Whether a completion is listed as undone. */
export function isUndone(ledger: Ledger, row: Completion): boolean {
  return ledger.undone.some((entry) => isEntryOf(entry, row));
}

/** Returns the ID of the completion that an entry of the account stands for. */
export function rowIdOf(accountId: string, [task, rest]: LedgerEntry): string {
  return rest.startsWith(OTHER_ID)
    ? rest.slice(OTHER_ID.length)
    : `${accountId}${infixOf(task)}${rest}`;
}

// Marks an ID that isn't made of the account and the task.
const OTHER_ID = '=';

const infixOf = (task: string) => `#done#${task}#`;

/** Returns a completion as a ledger lists it. */
export function toLedgerEntry({
  id,
  taskId,
  completedDate,
  expirationDate,
}: Completion): LedgerEntry {
  const infix = infixOf(taskId);
  const at = id.indexOf(infix);
  const rest = at === -1 ? OTHER_ID + id : id.slice(at + infix.length);
  return [taskId, rest, epochOf(completedDate) ?? 0, epochOf(expirationDate) ?? 0];
}

/** Whether an entry stands for a completion. */
function isEntryOf(entry: LedgerEntry, row: Completion): boolean {
  return isSameEntry(entry, toLedgerEntry(row));
}

/** Whether two entries stand for the same completion, whatever it saved. */
export function isSameEntry(a: LedgerEntry, b: LedgerEntry): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];
}

/** Returns the counted completions that are not among the rows. */
export function missingFrom(
  counted: Ledger['counted'],
  rows: readonly Completion[],
): LedgerEntry[] {
  const listed = rows.map(toLedgerEntry);
  return counted.filter((entry) => !listed.some((one) => isSameEntry(one, entry)));
}

import * as v from 'valibot';
import type { Completion } from './completion';
import { DAY_MS, epochOf } from './instant';

/*
 * The ledger of a profile lists the completions that its level and score include. Level, score and ledger
 * are written together, and only if they haven't changed since they were read, so every completion counts exactly
 * once, however many devices write, undo and repair at the same time (decision 031).
 */

/** How long an expired completion stays listed: the clocks of two devices may differ. */
export const KEPT_MS = 2 * DAY_MS;

/** A completion as listed: its task, and the rest of its ID; when it was completed and when it expires. */
const EntrySchema = v.pipe(v.tuple([v.string(), v.string(), v.number(), v.number()]), v.readonly());

const LedgerSchema = v.object({
  /** Changes with every write. It comes first, so a condition can compare the start of the text. */
  revision: v.number(),
  level: v.number(),
  /** Every completion that expires later is listed, unless it hasn't been counted yet. */
  since: v.number(),
  counted: v.pipe(v.array(EntrySchema), v.readonly()),
  /** Undone completions, so a late request of another device doesn't count them. */
  undone: v.pipe(v.array(EntrySchema), v.readonly()),
});

export type LedgerEntry = v.InferOutput<typeof EntrySchema>;
export type Ledger = Readonly<v.InferOutput<typeof LedgerSchema>>;

/** Returns the ledger of a profile that counts nothing yet, or only `completions`. */
export function newLedger(
  level: number,
  now: number,
  completions: readonly Completion[] = [],
): Ledger {
  const since = now - KEPT_MS;
  const counted = completions.map(entryOf).filter(([, , , until]) => until > since);
  return { revision: now, level, since, counted, undone: [] };
}

/**
 * Returns the ledger that a profile stores; undefined if there is none, or if the level was written
 * without it.
 */
export function readLedger(text: string | null, level: number | null): Ledger | undefined {
  const ledger = parseLedger(text);
  return ledger?.level === level ? ledger : undefined;
}

/** Returns a stored ledger, whatever the level is by now; undefined if there is none. */
export function parseLedger(text: string | null | undefined): Ledger | undefined {
  const ledger = v.safeParse(v.pipe(v.string(), v.parseJson(), LedgerSchema), text);
  return ledger.success ? ledger.output : undefined;
}

/** Returns a ledger as stored. */
export function ledgerText({ revision, level, since, counted, undone }: Ledger): string {
  return JSON.stringify({ revision, level, since, counted, undone });
}

/** Returns the start of a stored ledger, which no other revision shares. */
export function revisionOf(text: string): string {
  return text.slice(0, text.indexOf(',') + 1);
}

/** Whether a completion is counted. One that was deleted and repeated is a different one with the same ID. */
export function isCounted(ledger: Ledger, row: Completion): boolean {
  return ledger.counted.some((entry) => isEntryOf(entry, row));
}

/** Whether a completion is listed as undone. */
export function isUndone(ledger: Ledger, row: Completion): boolean {
  return ledger.undone.some((entry) => isEntryOf(entry, row));
}

/** Whether the ledger may list completions that expired too long ago to matter. */
export function isPrunable(ledger: Ledger, now: number): boolean {
  return ledger.since < now - KEPT_MS - DAY_MS;
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
export function entryOf({ id, taskId, completedDate, expirationDate }: Completion): LedgerEntry {
  const infix = infixOf(taskId);
  const at = id.indexOf(infix);
  const rest = at === -1 ? OTHER_ID + id : id.slice(at + infix.length);
  return [taskId, rest, epochOf(completedDate) ?? 0, epochOf(expirationDate) ?? 0];
}

/** Whether an entry stands for a completion. */
function isEntryOf(entry: LedgerEntry, row: Completion): boolean {
  return isSameEntry(entry, entryOf(row));
}

/** Whether two entries stand for the same completion. */
export function isSameEntry(a: LedgerEntry, b: LedgerEntry): boolean {
  return a.every((part, at) => part === b[at]);
}

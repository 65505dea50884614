import type { Completion } from './completion';
import { epochOf } from './instant';
import type { MemberRecord } from './actions/record';
import { type Impact, impactIn, impactOfAmounts, type StoredSavings } from './impact/impact';

/*
 * An admin can apply a task's corrected figures to its earlier completions (decision 151). Their rows don't change:
 * pages show the corrected figures, and the member's record counts the correction once.
 */

/** The correction stored with a task, if any. */
export interface Correctable {
  readonly correctedAt?: string | null;
  /** The savings of each completion before `correctedAt`, in the form that rows store. */
  readonly correctedSaved?: StoredSavings | null;
  /** The admin's note to members. */
  readonly correctionNote?: string | null;
}

/** A completion with its task's current correction; null if the task is unknown. */
export type CorrectableRow = Pick<Completion, 'taskId' | 'completedDate'> & {
  readonly task: Correctable | null;
};

/** Completions of a task before an instant (milliseconds since the epoch), and what each saves instead. */
export interface Correction {
  readonly taskId: string;
  readonly at: number;
  readonly amounts: Impact['amounts'];
}

/** Returns a completion's savings after its task's correction; undefined if none covers it. */
export function correctedSavings(
  { completedDate }: Pick<Completion, 'completedDate'>,
  task: Correctable | null | undefined,
): StoredSavings | undefined {
  const [completed, at] = [epochOf(completedDate), epochOf(task?.correctedAt ?? '')];
  if (completed === undefined || at === undefined || completed >= at) return undefined;
  return task?.correctedSaved ?? undefined;
}

/** Returns the corrections that cover any of the completions, each once. */
export function correctionsOf(rows: readonly CorrectableRow[]): Correction[] {
  const found = rows.flatMap((row): [string, Correction][] => {
    const saved = correctedSavings(row, row.task);
    const at = epochOf(row.task?.correctedAt ?? '');
    if (!saved || at === undefined) return [];
    return [[row.taskId, { taskId: row.taskId, at, amounts: impactIn(saved).amounts }]];
  });
  return [...new Map(found).values()];
}

/**
 * Returns the notes of corrections for members, latest first: which task, why, and how many completions each affects.
 */
export function correctionNotes(rows: readonly (CorrectableRow & { readonly name: string })[]) {
  const reached = rows.filter((row) => correctedSavings(row, row.task));
  return correctionsOf(reached)
    .toSorted((a, b) => b.at - a.at)
    .map(({ taskId, at }) => {
      const [first, ...others] = reached.filter((row) => row.taskId === taskId);
      const note = first?.task?.correctionNote ?? '';
      return { taskId, name: first?.name ?? '', at, note, completions: others.length + 1 };
    });
}

type Counting = Pick<MemberRecord, 'corrected'>;

/**
 * Whether a member's record already includes a task's correction made at this instant (milliseconds since the epoch) or
 * later.
 */
export function isCounted(
  { corrected }: Counting,
  { taskId, at }: Pick<Correction, 'taskId' | 'at'>,
): boolean {
  return corrected.some((one) => one.taskId === taskId && one.at >= at);
}

/** Returns the savings that a member's record counts for a completion: as stored, or as corrected since. */
export function countedImpact(
  { corrected }: Counting,
  taskId: string,
  doneAt: number,
  saved: StoredSavings | null | undefined,
): Impact {
  const correction = corrected.find((one) => one.taskId === taskId && doneAt < one.at);
  return correction ? impactOfAmounts(correction.amounts) : impactIn(saved);
}

/**
 * Returns the amounts counted so far for a correction's completions. Rows without any, which another client wrote, count
 * by their task unless the record started from them (decision 033).
 */
export function countedFor(
  record: Counting,
  { taskId, at }: Correction,
  completions: readonly Completion[],
): Impact['amounts'][] {
  return completions
    .filter((row) => row.saved && row.taskId === taskId && (epochOf(row.completedDate) ?? at) < at)
    .map(
      (row) => countedImpact(record, taskId, epochOf(row.completedDate) ?? 0, row.saved).amounts,
    );
}

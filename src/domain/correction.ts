import type { Completion } from './completion';
import { epochOf } from './instant';
import type { MemberRecord } from './actions/record';
import type { Amounts } from './lifetime';
import { amountsIn } from './lifetime-changes';

/*
 * An admin can apply a task's corrected figures to its earlier completions (decision 151). Their rows don't change:
 * pages show the corrected figures, and the member's record counts the correction once.
 */

/** The correction stored with a task, if any. */
export interface Correctable {
  readonly correctedAt?: string | null;
  /** The savings of each completion before `correctedAt`, in the form that rows store. */
  readonly correctedSaved?: readonly (number | null)[] | null;
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
  readonly amounts: Amounts;
}

/** Returns a completion's savings after its task's correction; undefined if none covers it. */
export function correctedSavings(
  { completedDate }: Pick<Completion, 'completedDate'>,
  task: Correctable | null | undefined,
): readonly (number | null)[] | undefined {
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
    return [[row.taskId, { taskId: row.taskId, at, amounts: amountsIn(saved) }]];
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

/** Returns a completion's amounts after a correction in the member's record; undefined if none covers it. */
export function correctedAmounts(
  { corrected }: Counting,
  taskId: string,
  doneAt: number,
): Amounts | undefined {
  return corrected.find((one) => one.taskId === taskId && doneAt < one.at)?.amounts;
}

/**
 * Returns the amounts counted so far for a correction's completions. Rows without any, which another client wrote, count
 * by their task unless the record started from them (decision 033).
 */
export function countedFor(
  record: Counting,
  { taskId, at }: Correction,
  completions: readonly Completion[],
): Amounts[] {
  return completions
    .filter((row) => row.saved && row.taskId === taskId && (epochOf(row.completedDate) ?? at) < at)
    .map(
      (row) =>
        correctedAmounts(record, taskId, epochOf(row.completedDate) ?? 0) ?? amountsIn(row.saved),
    );
}

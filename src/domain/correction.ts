import type { Completion } from './completion';
import { epochOf } from './instant';
import type { MemberRecord } from './actions/record';
import type { Amounts } from './lifetime';
import { amountsIn } from './lifetime-changes';

/*
 * An admin can let earlier completions of a task count by its corrected figures (decision 151). Rows stay as they are:
 * pages show them corrected, and the member's record counts them so, once.
 */

/** What a task says of an admin's correction; nothing if there was none. */
export interface Correctable {
  readonly correctedAt?: string | null;
  /** What each completion before then saves, as rows keep it. */
  readonly correctedSaved?: readonly (number | null)[] | null;
}

/** Completions of a task before an instant (milliseconds since the epoch), and what each saves instead. */
export interface Correction {
  readonly taskId: string;
  readonly at: number;
  readonly amounts: Amounts;
}

/** Returns what a correction of its task says that a completion saved; undefined if none reaches it. */
export function correctedSavings(
  { completedDate }: Pick<Completion, 'completedDate'>,
  task: Correctable | null | undefined,
): readonly (number | null)[] | undefined {
  const [completed, at] = [epochOf(completedDate), epochOf(task?.correctedAt ?? '')];
  if (completed === undefined || at === undefined || completed >= at) return undefined;
  return task?.correctedSaved ?? undefined;
}

/** Returns the corrections that reach any of the completions, each once. */
export function correctionsOf(
  rows: readonly (Pick<Completion, 'taskId' | 'completedDate'> & {
    readonly task: Correctable | null;
  })[],
): Correction[] {
  const found = rows.flatMap((row): [string, Correction][] => {
    const saved = correctedSavings(row, row.task);
    const at = epochOf(row.task?.correctedAt ?? '');
    if (!saved || at === undefined) return [];
    return [[row.taskId, { taskId: row.taskId, at, amounts: amountsIn({ saved }) }]];
  });
  return [...new Map(found).values()];
}

/** Returns the corrections that a member's record doesn't count yet. */
export function dueCorrections(
  { corrected }: Pick<MemberRecord, 'corrected'>,
  corrections: readonly Correction[],
): Correction[] {
  return corrections.filter(
    ({ taskId, at }) => !corrected.some(([task, applied]) => task === taskId && applied >= at),
  );
}

/** Returns what the completions that a correction reaches have counted for so far. */
export function countedFor(
  { corrected }: Pick<MemberRecord, 'corrected'>,
  { taskId, at }: Correction,
  completions: readonly Completion[],
): Amounts[] {
  return completions
    .filter((row) => row.taskId === taskId && (epochOf(row.completedDate) ?? at) < at)
    .map((row) => {
      const completed = epochOf(row.completedDate) ?? 0;
      const earlier = corrected.find(([task, before]) => task === taskId && completed < before);
      return earlier?.[2] ?? amountsIn(row);
    });
}

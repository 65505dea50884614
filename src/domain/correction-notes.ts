import { correctedSavings } from './correction';
import type { HistoryRow } from './history';
import { epochOf } from './instant';

/** What a member reads about a correction: when (milliseconds since the epoch), why, and how many completions it affects. */
interface CorrectionNote {
  readonly taskId: string;
  readonly name: string;
  readonly at: number;
  readonly note: string;
  readonly completions: number;
}

/** Returns the corrections that affect a member’s completions, latest first. */
export function correctionNotes(rows: readonly HistoryRow[]): CorrectionNote[] {
  const notes = new Map<string, CorrectionNote>();
  for (const row of rows) {
    const { taskId, name, task } = row;
    const at = epochOf(task?.correctedAt ?? '');
    if (at === undefined || !correctedSavings(row, task)) continue;
    const completions = (notes.get(taskId)?.completions ?? 0) + 1;
    notes.set(taskId, { taskId, name, at, note: task?.correctionNote ?? '', completions });
  }
  return [...notes.values()].toSorted((a, b) => b.at - a.at);
}

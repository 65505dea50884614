/** The level after one more completion: from 0 or none to 1, otherwise one higher (spec §4, §9). */
export function levelAfterCompletion(level: number | null | undefined): number {
  return Math.max(0, level ?? 0) + 1;
}

/** The level after a completion was taken back; never below 0. */
export function levelAfterUndo(level: number | null | undefined): number {
  return Math.max(0, (level ?? 0) - 1);
}

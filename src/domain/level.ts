/** Returns the level after one more completion: 1 from 0 or none, otherwise one higher (spec §4, §9). */
export function levelAfterCompletion(level: number | null | undefined): number {
  return Math.max(0, level ?? 0) + 1;
}

/** Returns the level after a completion was undone; never below 0. */
export function levelAfterUndo(level: number | null | undefined): number {
  return Math.max(0, (level ?? 0) - 1);
}

import { MAX_LEVEL } from '@/definition';

/** Returns the level after one more completion: 1 from 0 or none, otherwise one higher (spec §4, §9). */
export function levelAfterCompletion(level: number | null | undefined): number {
  return boundLevel(boundLevel(level ?? 0) + 1);
}

/** Returns the level after a completion was undone; never below 0. */
export function levelAfterUndo(level: number | null | undefined): number {
  return boundLevel((level ?? 0) - 1);
}

/** Returns a level that can be stored: neither negative nor above the highest (decision 028). */
function boundLevel(level: number): number {
  return Math.min(MAX_LEVEL, Math.max(0, level));
}

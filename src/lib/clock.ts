import { MINUTE_MS } from '@/domain/instant';

/** A clock that is off by no more than this is accurate enough. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

interface Measured {
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly ahead: number;
  /** The server's time when that was measured, in milliseconds since the epoch. */
  readonly at: number;
}

const UNKNOWN: Measured = { ahead: 0, at: 0 };

let measured = UNKNOWN;
const listeners = new Set<() => void>();

/**
 * Returns the right time, in milliseconds since the epoch: the device's time, corrected if its clock is known to be
 * wrong.
 */
export function now(): number {
  return deviceNow() + clockOffset();
}

/** Returns the time by the device's own clock, in milliseconds since the epoch. */
export function deviceNow(): number {
  return Date.now();
}

/**
 * Returns the correction of the device's time, in milliseconds: 0 unless its clock is off by more than five minutes.
 */
export function clockOffset(): number {
  const { ahead, at } = measured;
  if (Math.abs(ahead) <= CLOCK_TOLERANCE_MS) return 0;
  // If the clock shows an earlier time than when it was measured, it has been reset since.
  return deviceNow() + ahead < at - CLOCK_TOLERANCE_MS ? 0 : ahead;
}

/** Returns the server's time at the latest measurement of the clock, in milliseconds since the epoch. */
export function clockMeasuredAt(): number {
  return measured.at;
}

/** Stores how far the server's clock is ahead; without an argument, forgets it. */
export function learnClock(next: Measured = UNKNOWN): void {
  const before = clockOffset();
  measured = next;
  if (clockOffset() !== before) for (const listener of listeners) listener();
}

/** Calls `listener` when the clock's correction changes. Returns an unsubscribe function. */
export function onClockLearned(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

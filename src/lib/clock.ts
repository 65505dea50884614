import { MINUTE_MS } from '@/domain/instant';

/** A clock that is wrong by no more than this is right enough. */
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

/** Returns the right time, in milliseconds since the epoch: the device's, corrected if its clock is known to be wrong. */
export function now(): number {
  return deviceNow() + clockOffset();
}

/** Returns the time by the device's own clock, in milliseconds since the epoch. */
export function deviceNow(): number {
  return Date.now();
}

/** Returns what is added to the device's time, in milliseconds: 0 unless its clock is wrong by more than five minutes. */
export function clockOffset(): number {
  const { ahead, at } = measured;
  if (Math.abs(ahead) <= CLOCK_TOLERANCE_MS) return 0;
  // It can't be earlier than it was: the clock has been set since.
  return deviceNow() + ahead < at - CLOCK_TOLERANCE_MS ? 0 : ahead;
}

/** Returns the server's time when it was measured how wrong the clock is, in milliseconds since the epoch. */
export function clockMeasuredAt(): number {
  return measured.at;
}

/** Learns how far the server's clock is ahead; without an argument, nothing is known. */
export function learnClock(next: Measured = UNKNOWN): void {
  const before = clockOffset();
  measured = next;
  if (clockOffset() !== before) for (const listener of listeners) listener();
}

/** Calls `listener` when something else is learned about the clock. Returns an unsubscribe function. */
export function onClockLearned(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

import { useEffect, useState } from 'react';
import { now, onClockLearned } from './clock';

// setTimeout takes 32 bits; longer delays would fire at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1;
// Timers can fire slightly early; this makes sure the moment has passed.
const LATE_MS = 20;

/**
 * The current time in milliseconds. Updates every `intervalMs`, at each of the `moments`, when the clock's correction
 * changes, and when the page becomes visible again, since timers stop in a sleeping tab (D17).
 */
export function useNow(intervalMs: number, moments: readonly number[] = []): number {
  const [time, setTime] = useState(now);
  const moment = Math.min(...moments.filter((next) => next > time));
  useEffect(() => {
    const tick = () => setTime(now());
    const timer = setInterval(tick, intervalMs);
    document.addEventListener('visibilitychange', tick);
    const unsubscribe = onClockLearned(tick);
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [intervalMs]);
  useEffect(() => {
    const remaining = moment - now();
    if (remaining > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => setTime(now()), remaining + LATE_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return time;
}

import { useEffect, useState } from 'react';

// setTimeout takes 32 bits; beyond that it fires at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1;
// A little late rather than a little early: then the moment has surely come.
const LATE_MS = 20;

/**
 * The time in milliseconds, new every `intervalMs`, when `moment` has come, and whenever the page is
 * shown again: timers of a sleeping tab stand still, its clock does not (D17).
 */
export function useNow(intervalMs: number, moment = Infinity): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, intervalMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [intervalMs]);
  useEffect(() => {
    const left = moment - Date.now();
    if (left <= 0 || left > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left + LATE_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return now;
}

import { useEffect, useState } from 'react';

// setTimeout takes 32 bits; longer delays fire at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1;
// Timers can fire slightly early; this makes sure the moment has passed.
const LATE_MS = 20;

/**
 * The current time in milliseconds, updated every `intervalMs`, at `moment`, and whenever the page
 * becomes visible again, since timers stop in a sleeping tab (D17).
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

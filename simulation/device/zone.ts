import type { Browser } from './start';

/** Clocks change at full quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

/** Returns the `Date` of a page: Node's own has the time zone of the process. */
export function dateIn(browser: () => Browser) {
  /** Returns the instant at which a UTC clock shows the zone's local time of another instant. */
  const local = (date: Date) => new Date(date.getTime() + offsetOf(browser().zone, date.getTime()));
  return class extends Date {
    static override now = () => browser().now();

    override getFullYear() {
      return local(this).getUTCFullYear();
    }

    override getMonth() {
      return local(this).getUTCMonth();
    }

    override getDate() {
      return local(this).getUTCDate();
    }
  };
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds, as looked up so far. */
const offsets = new Map<string, Map<number, number>>();

function offsetOf(timeZone: string, instant: number): number {
  const at = instant - (instant % QUARTER_MS);
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  // The Swedish format: 2026-03-02 12:00:00.
  const offset =
    known.get(at) ?? Date.parse(`${new Date(at).toLocaleString('sv', { timeZone })}Z`) - at;
  offsets.set(timeZone, known.set(at, offset));
  return offset;
}

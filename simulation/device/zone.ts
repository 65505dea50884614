import type { Browser } from './start';

/** Clocks change at full quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

/** Returns the `Date` of a page: Node's own has the time zone of the process. */
export function dateIn(browser: () => Browser) {
  /** Returns the instant at which a clock in UTC shows what the zone's shows at another one. */
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

const offsets = new Map<string, Map<number, number>>();

/** Returns how far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetOf(timeZone: string, instant: number): number {
  const at = instant - (instant % QUARTER_MS);
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, known);
  const offset = known.get(at) ?? Date.parse(`${shownIn(timeZone, at)}Z`) - at;
  known.set(at, offset);
  return offset;
}

// Sweden writes 2026-03-02 12:00.
function shownIn(timeZone: string, at: number): string {
  return new Date(at).toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}

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

const zones = new Map<string, (instant: number) => number>();

/** Returns how far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetOf(timeZone: string, instant: number): number {
  const known = zones.get(timeZone) ?? offsetsOf(timeZone);
  zones.set(timeZone, known);
  return known(Math.floor(instant / QUARTER_MS));
}

function offsetsOf(timeZone: string): (quarter: number) => number {
  // Sweden writes 2026-03-02 12:00.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const offsets = new Map<number, number>();
  return (quarter) => {
    const at = quarter * QUARTER_MS;
    const offset = offsets.get(quarter) ?? Date.parse(`${format.format(at)}Z`) - at;
    offsets.set(quarter, offset);
    return offset;
  };
}

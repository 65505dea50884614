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

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();

/** Returns how far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetOf(timeZone: string, instant: number): number {
  const at = instant - (instant % QUARTER_MS);
  const { format, offsets } = zones.get(timeZone) ?? zoneOf(timeZone);
  const offset = offsets.get(at) ?? Date.parse(`${format.format(at)}Z`) - at;
  offsets.set(at, offset);
  return offset;
}

function zoneOf(timeZone: string): Zone {
  // Sweden writes 2026-03-02 12:00.
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const zone = { format: new Intl.DateTimeFormat('sv', style), offsets: new Map<number, number>() };
  zones.set(timeZone, zone);
  return zone;
}

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

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Returns how far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetOf(timeZone: string, instant: number): number {
  const at = instant - (instant % QUARTER_MS);
  const known = offsets.get(`${timeZone} ${at}`);
  if (known !== undefined) return known;
  // Sweden writes 2026-03-02 12:00.
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', options);
  formats.set(timeZone, format);
  const offset = Date.parse(`${format.format(at)}Z`) - at;
  offsets.set(`${timeZone} ${at}`, offset);
  return offset;
}

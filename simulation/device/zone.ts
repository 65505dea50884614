import type { Browser } from './start';

/** Clocks change at full quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

/** Returns the `Date` of a page: Node's own has the time zone of the process. */
export function dateIn(browser: () => Browser) {
  const now = () => browser().now();
  return class extends Date {
    static override now = now;

    constructor(value?: number | string) {
      super(value ?? now());
    }

    override getFullYear() {
      return this.#local().getUTCFullYear();
    }

    override getMonth() {
      return this.#local().getUTCMonth();
    }

    override getDate() {
      return this.#local().getUTCDate();
    }

    /** The instant at which a clock in UTC shows what the zone's shows now. */
    #local(): Date {
      return new Date(this.getTime() + offsetOf(browser().zone, this.getTime()));
    }
  };
}

const offsets = new Map<string, Map<number, number>>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns how far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetOf(timeZone: string, instant: number): number {
  const quarter = Math.floor(instant / QUARTER_MS);
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, known);
  const before = known.get(quarter);
  if (before !== undefined) return before;
  // Creating a format takes far longer than using one. Sweden writes 2026-03-02 12:00.
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', style);
  formats.set(timeZone, format);
  const shown = Date.parse(`${format.format(quarter * QUARTER_MS)}Z`);
  const offset = shown - quarter * QUARTER_MS;
  known.set(quarter, offset);
  return offset;
}

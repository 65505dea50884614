/* What a page knows of its time zone: Node's own is that of the process, and each device has one. */

/** Returns the `Date` of a page whose clock shows `now`, and which is in the zone that `zone` names. */
export function dateIn(now: () => number, zone: () => string) {
  return class extends Date {
    constructor(value?: number | string) {
      super(value ?? now());
    }

    static override now = now;

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
      return new Date(this.getTime() + offsetOf(zone(), this));
    }
  };
}
/** Clocks change at full quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

const offsets = new Map<string, number>();

/** Returns how far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetOf(timeZone: string, instant: Date): number {
  const key = `${timeZone} ${Math.floor(instant.getTime() / QUARTER_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const text = formatIn(timeZone).format(instant);
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d+):?(\d+)?)?/.exec(text) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  offsets.set(key, offset);
  return offset;
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Creating a format takes far longer than using one.
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset', timeZone });
  formats.set(timeZone, format);
  return format;
}

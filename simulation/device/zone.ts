/*
 * What a page knows of its time zone: Node's own is that of the process, and each device has one.
 */

type Zone = () => string | undefined;

/** Returns the `Date` of a page whose clock shows `now`, and which is in a zone; without one, in the process's. */
export function dateIn(now: () => number, zone: Zone) {
  return class extends Date {
    constructor(value?: number | string) {
      super(value ?? now());
    }

    static override now = now;

    override getFullYear() {
      return this.#local()?.getUTCFullYear() ?? super.getFullYear();
    }

    override getMonth() {
      return this.#local()?.getUTCMonth() ?? super.getMonth();
    }

    override getDate() {
      return this.#local()?.getUTCDate() ?? super.getDate();
    }

    override getDay() {
      return this.#local()?.getUTCDay() ?? super.getDay();
    }

    override getHours() {
      return this.#local()?.getUTCHours() ?? super.getHours();
    }

    override getMinutes() {
      return this.#local()?.getUTCMinutes() ?? super.getMinutes();
    }

    override getTimezoneOffset() {
      const local = this.#local();
      return local ? (this.getTime() - local.getTime()) / 60_000 : super.getTimezoneOffset();
    }

    override toDateString() {
      return this.#local()?.toISOString().slice(0, 10) ?? super.toDateString();
    }

    /** The instant at which a clock in UTC shows what the zone's shows now. */
    #local(): Date | undefined {
      const name = zone();
      return name === undefined ? undefined : new Date(this.getTime() + offsetOf(name, this));
    }
  };
}

/** Returns the `Intl` of a page in a zone. A format keeps the zone in which it was made, as in browsers. */
export function intlIn(zone: Zone): typeof Intl {
  // Pages share formats, which never change and take long to make.
  const value = function DateTimeFormat(locale?: string, options?: Intl.DateTimeFormatOptions) {
    return formatFor(locale, { ...options, timeZone: options?.timeZone ?? zone() });
  };
  return Object.create(Intl, { DateTimeFormat: { value } });
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(locale: string | undefined, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Clocks change at full quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

const offsets = new Map<string, number>();

/** Returns how far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetOf(timeZone: string, instant: Date): number {
  const key = `${timeZone} ${Math.floor(instant.getTime() / QUARTER_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const text = formatFor('en', { timeZoneName: 'longOffset', timeZone }).format(instant);
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d+):?(\d+)?)?/.exec(text) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  offsets.set(key, offset);
  return offset;
}

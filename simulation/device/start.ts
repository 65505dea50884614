import { compileFunction } from 'node:vm';
import { Dice } from '../dice';
import type { Device } from './device';

/** The part of the application that a page runs. */
export type Code = typeof import('./code');

/** A page's view of its browser. */
type Browser = Pick<Device, 'localStorage' | 'zone' | 'isUpdated' | 'now'>;

/** Starts the code of a page in a place, such as the second tab of the first device. */
export type Start = (place: string, browser: Browser) => Code;

/**
 * Returns a function that starts a page's code. Code gets fast only after it has run for a while, so each place reuses
 * its own in all lives. That is safe, since an ended page leaves no state in it.
 */
export function startOf(text: string): Start {
  const run = compileFunction(`${text}\nreturn device;`, ['browser'], { filename: 'device.js' });
  const places = new Map<string, { browser: Browser; code?: Code }>();
  return (place, browser) => {
    const version = browser.isUpdated ? 2 : 1;
    const name = `${place}, version ${version}`;
    const page = places.get(name) ?? { browser };
    page.browser = browser;
    places.set(name, page);
    const dice = new Dice(place);
    return (page.code ??= run({
      version,
      Date: dateIn(() => page.browser),
      random: () => dice.next(),
      get localStorage() {
        return page.browser.localStorage;
      },
    }));
  };
}

/** Returns a page's `Date`, since Node's own uses the process's time zone. */
function dateIn(browser: () => Browser) {
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

/** Clocks change on the quarter hour. */
const QUARTER_MS = 15 * 60_000;

/** How far each zone's clocks are ahead of UTC at an instant, in milliseconds, as looked up so far. */
const offsets = new Map<string, number>();

function offsetOf(timeZone: string, instant: number): number {
  const at = instant - (instant % QUARTER_MS);
  const key = `${timeZone} ${at}`;
  // The Swedish format: 2026-03-02 12:00:00.
  const offset =
    offsets.get(key) ?? Date.parse(`${new Date(at).toLocaleString('sv', { timeZone })}Z`) - at;
  offsets.set(key, offset);
  return offset;
}

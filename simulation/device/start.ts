import { compileFunction } from 'node:vm';
import { Dice } from '../dice';
import type { Device } from './device';
import { dateIn } from './zone';

/** The part of the application that a page runs. */
export type Code = typeof import('./code');

/** A page's view of its browser. */
export type Browser = Pick<Device, 'localStorage' | 'zone' | 'isUpdated' | 'now'>;

/** Starts the code of a page in a place, such as the second tab of the first device. */
export type Start = (place: string, browser: Browser) => Code;

/**
 * Returns a function that starts a page's code. Code is fast only once it has run for a while, so each place reuses its
 * own in all lives. That is safe, since an ended page leaves no state in it.
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

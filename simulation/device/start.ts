import { compileFunction } from 'node:vm';
import { Dice } from '../dice';
import { dateIn } from './zone';

/** What a page runs of the application. */
export type Code = typeof import('./code');

/** What a page has of its browser. */
export interface Browser {
  /** Throws an Error if pages may not use it. */
  readonly localStorage: object;
  readonly zone: string;
  /** Whether its pages run a later version of the application, which writes records that this one can't read. */
  readonly isUpdated: boolean;
  /** Returns what its clock shows, in milliseconds since the epoch. */
  now(): number;
}

/** Starts the code of a page in a place, such as the second tab of the first device. */
export type Start = (place: string, browser: Browser) => Code;

/**
 * Returns a function that starts a page's code. Code is fast only once it has run for a while, so each place keeps its own
 * for all lives: what ends a page leaves nothing in it.
 */
export function startOf(text: string): Start {
  const run = compileFunction(`${text}\nreturn device;`, ['browser'], { filename: 'device.js' });
  const places = new Map<string, { readonly code: Code; browser: Browser }>();
  return (place, browser) => {
    const version = browser.isUpdated ? 2 : 1;
    const name = `${place}, version ${version}`;
    const known = places.get(name);
    if (known) {
      known.browser = browser;
      return known.code;
    }
    const page = { browser };
    const dice = new Dice(place);
    const code: Code = run({
      version,
      Date: dateIn(() => page.browser),
      random: () => dice.next(),
      get localStorage() {
        return page.browser.localStorage;
      },
    });
    places.set(name, Object.assign(page, { code }));
    return code;
  };
}

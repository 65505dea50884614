import { compileFunction } from 'node:vm';
import { Dice } from '../dice';
import { dateIn } from './zone';

/** What a page runs of the application. */
export type Code = typeof import('./code');

/** The text of a page's code, and of a later version of it, which writes records that this one can't read. */
export interface CodeText {
  readonly text: string;
  readonly later: string;
}

/** What a page has of its browser. */
export interface Browser {
  /** Throws an Error if pages may not use it. */
  readonly localStorage: object;
  readonly zone: string;
  /** Returns what its clock shows, in milliseconds since the epoch. */
  now(): number;
}

/** Starts the code of a page in a place, such as the second tab of the first device. */
type Start = (place: string, browser: Browser) => Code;

/** Starts pages of a version and of a later one. */
export interface Versions {
  readonly start: Start;
  readonly later: Start;
}

/** Returns functions that start the code of a page. */
export function versionsOf({ text, later }: CodeText): Versions {
  return { start: startOf(text), later: startOf(later) };
}

/**
 * Code is fast only once it has run for a while, so each place keeps its own for all lives: what ends a page leaves nothing
 * in it.
 */
function startOf(text: string): Start {
  const run = compileFunction(`${text}\nreturn device;`, ['browser'], { filename: 'device.js' });
  const places = new Map<string, { readonly code: Code; browser: Browser }>();
  return (name, browser) => {
    const known = places.get(name);
    if (known) {
      known.browser = browser;
      return known.code;
    }
    const now = () => places.get(name)?.browser ?? browser;
    const dice = new Dice(name);
    const code: Code = run({
      Date: dateIn(now),
      random: () => dice.next(),
      get localStorage() {
        return now().localStorage;
      },
    });
    places.set(name, { code, browser });
    return code;
  };
}

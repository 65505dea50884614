import { compileFunction } from 'node:vm';
import { Dice } from '../dice';
import type { BrowserStorage } from './storage';
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
  readonly storage: BrowserStorage;
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
  const globals = ['Date', 'Math', 'localStorage'];
  const run = compileFunction(`${text}\nreturn device;`, globals, { filename: 'device.js' });
  const places = new Map<string, (browser: Browser) => Code>();
  return (place, browser) => {
    const known = places.get(place);
    if (known) return known(browser);
    let page = browser;
    const dice = new Dice(place);
    const math = Object.create(Math, { random: { value: () => dice.next() } });
    const code: Code = run(
      dateIn(() => page),
      math,
      storageIn(() => page.storage),
    );
    places.set(place, (next) => {
      page = next;
      return code;
    });
    return code;
  };
}

/** Returns the `localStorage` of a page, whose items are properties of their own. */
function storageIn(storage: () => BrowserStorage): object {
  const methods: Readonly<Record<string, unknown>> = {
    getItem: (key: string) => storage().read(key),
    setItem: (key: string, text: string) => storage().write(key, text),
    removeItem: (key: string) => storage().write(key, undefined),
  };
  return new Proxy(methods, {
    ownKeys: () => storage().keys(),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

import { compileFunction } from 'node:vm';

/** What a page runs of the application. */
export type Code = typeof import('./code');

/** The globals that a page of a browser has; every page brings its own. */
interface Globals {
  readonly Date: object;
  readonly Math: object;
  readonly localStorage: object;
}

/** The text of a page's code, and of a later version of it, which writes records that this one can't read. */
export interface CodeText {
  readonly text: string;
  readonly later: string;
}

/** Starts the code of a page afresh, as a page load does. */
type Start = (globals: Globals) => Code;

/** Starts pages of a version and of a later one. */
export interface Versions {
  readonly start: Start;
  readonly later: Start;
}

/** Returns functions that start the code of a page. */
export function versionsOf({ text, later }: CodeText): Versions {
  return { start: startOf(text), later: startOf(later) };
}

function startOf(text: string): Start {
  const names = ['Date', 'Math', 'localStorage'];
  const start = compileFunction(`${text}\nreturn device;`, names, { filename: 'device.js' });
  return ({ Date, Math, localStorage }) => start(Date, Math, localStorage);
}

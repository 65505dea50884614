import { compileFunction } from 'node:vm';
import type { Page } from './code';

/** The globals that a page of a browser has; every device brings its own. */
const GLOBALS = [
  'AbortSignal',
  'BroadcastChannel',
  'Date',
  'Intl',
  'Math',
  'addEventListener',
  'clearTimeout',
  'console',
  'document',
  'fetch',
  'localStorage',
  'location',
  'navigator',
  'sessionStorage',
  'setTimeout',
  'window',
] as const;

export type Globals = Readonly<Record<(typeof GLOBALS)[number], unknown>>;

/** The code of a page, started afresh with each call, as a page load does. */
export interface DeviceCode {
  (globals: Globals): { openPage(): Page };
  /** A later version of it, which writes a document that this one can't read. */
  readonly later?: DeviceCode;
}

/** The text of a page's code, and of a later version of it. */
export interface DeviceText {
  readonly text: string;
  readonly later?: string;
}

/** Returns a function that starts the code of a page. */
export function startOf({ text, later }: DeviceText): DeviceCode {
  const start = compileFunction(`${text}\nreturn device;`, [...GLOBALS], { filename: 'device.js' });
  const code: DeviceCode = (globals) => start(...GLOBALS.map((name) => globals[name]));
  return later === undefined ? code : Object.assign(code, { later: startOf({ text: later }) });
}

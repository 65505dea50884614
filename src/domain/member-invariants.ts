import type { DailyRecord } from './daily-record';
import type { Ledger } from './ledger';

/*
 * The invariants of docs/protocol.md that can be checked in one member document. Each function returns the one that is
 * broken, in words; undefined if none.
 */

/** I1 and I2: the level is a whole number, and a completion is counted once or undone once. */
export function brokenInLedger({ level, counted, undone }: Ledger): string | undefined {
  if (!Number.isInteger(level) || level < 0) return `I1: the level is ${level}`;
  return hasRepeated([...counted, ...undone].map((entry) => JSON.stringify(entry)))
    ? 'I2: a completion is listed twice'
    : undefined;
}

/** I5 and I6: a set shows different tasks, and a task is set aside once. */
export function brokenInDaily({ swap, setAside }: DailyRecord): string | undefined {
  if (hasRepeated(swap?.tasks ?? [])) return 'I5: a swap gives a task twice';
  return hasRepeated(setAside.map(({ taskId }) => taskId))
    ? 'I6: a task is set aside twice'
    : undefined;
}

/** I1, I2, I5 and I6. */
export function brokenInState(state: { ledger: Ledger; daily: DailyRecord }): string | undefined {
  return brokenInLedger(state.ledger) ?? brokenInDaily(state.daily);
}

/** I7: the text of a document isn't too long. */
export function brokenInText(text: string): string | undefined {
  const bytes = bytesOf(text);
  return bytes > MOST_BYTES ? `I7: it has ${bytes} bytes` : undefined;
}

/** The longest text of a member document, in bytes. An item can have 400 kB. */
export const MOST_BYTES = 100_000;

/** Returns how many bytes a text takes in the database, which stores UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

const hasRepeated = (texts: readonly string[]) => new Set(texts).size < texts.length;

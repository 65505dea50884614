import type { DailyRecord } from './daily-record';
import type { Ledger } from './ledger';
import { includes } from './lifetime';

/*
 * The invariants of docs/protocol.md that can be checked in one member document. Each function returns the one that is
 * broken, in words; undefined if none.
 */

/**
 * I1, I2 and I11: the level is a whole number, a completion is counted once or undone once, and the sum of what was
 * saved includes the listed ones.
 */
export function brokenInLedger({ level, counted, undone, saved }: Ledger): string | undefined {
  if (!Number.isInteger(level) || level < 0) return `I1: the level is ${level}`;
  if (hasRepeated([...counted, ...undone].map((entry) => JSON.stringify(entry.slice(0, 4))))) {
    return 'I2: a completion is listed twice';
  }
  const listed = counted.flatMap(([, , , , amounts]) => (amounts ? [amounts] : []));
  return saved && !includes(saved, listed) ? 'I11: the sum lacks a completion' : undefined;
}

/** I5 and I6: a set shows different tasks, and a task is set aside once. */
export function brokenInDaily({ swap, setAside }: DailyRecord): string | undefined {
  if (hasRepeated(swap?.tasks ?? [])) return 'I5: a swap gives a task twice';
  return hasRepeated(setAside.map(({ taskId }) => taskId))
    ? 'I6: a task is set aside twice'
    : undefined;
}

/** I1, I2, I5, I6 and I11. */
export function brokenInState(state: { ledger: Ledger; daily: DailyRecord }): string | undefined {
  return brokenInLedger(state.ledger) ?? brokenInDaily(state.daily);
}

/** I7: the text of a document isn't too long. */
export function brokenInText(text: string): string | undefined {
  const bytes = bytesOf(text);
  return bytes > MAX_BYTES ? `I7: it has ${bytes} bytes` : undefined;
}

/** The longest text of a member document, in bytes. An item can have 400 kB. */
export const MAX_BYTES = 100_000;

/** Returns how many bytes a text takes in the database, which stores UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

const hasRepeated = (texts: readonly string[]) => new Set(texts).size < texts.length;

import { amountTexts } from './amount-text';
import { impactOf } from './impact';
import type { Savable } from './savings';
import type { Units } from './units';

const YEAR = 365;

/** Returns a task's first measure of savings, such as '2.8 lb CO₂e'; '' if nothing is known. */
export function savingText(task: Partial<Savable>, units: Units): string {
  return amountTexts(impactOf(task), units)[0] ?? '';
}

/** Returns the period over which a completion saves, in the few words that fit a card: 'over a year'; '' if at once. */
export function periodText({ savesOver }: Partial<Savable>): string {
  if (!savesOver) return '';
  return savesOver === YEAR ? 'over a year' : `over ${savesOver} days`;
}

/** Returns the period over which a completion saves, such as 'over the coming year'; '' if at once. */
export function comingText({ savesOver }: Partial<Savable>): string {
  if (!savesOver) return '';
  return savesOver === YEAR ? 'over the coming year' : `over the coming ${savesOver} days`;
}

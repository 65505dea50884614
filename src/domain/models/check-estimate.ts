import { MIN_SAVED, MAX_DECIMALS, MAX_SAVED } from '@/definition';
import { AMOUNT_FIELDS, type Measure } from '@/domain/impact/measures';
import { openableLink } from '@/domain/web-link';
import type { FieldKind } from './field';

/** Returns the problem of an empty part of an estimate whose other parts are filled in (decision 033). */
export function missingPart(kind: FieldKind): string {
  if (kind === 'source') return 'Add a source for this figure';
  if (kind === 'assumption') return 'Add an assumption for this figure';
  return 'Add the figure, or clear its assumption and source';
}

/**
 * Returns the problem of a figure that isn't a plain number, or is too small or absurdly large; undefined if it is
 * fine.
 */
export function amountProblem(text: string, measure: Measure): string | undefined {
  if (text.startsWith('-')) return 'Enter a positive figure: what a completion saves';
  if (!AMOUNT.test(text)) return notAnAmount;
  if (Number(text) < MIN_SAVED) return 'Leave this blank instead of 0';
  const most = MAX_SAVED[AMOUNT_FIELDS[measure]];
  if (Number(text) <= most) return undefined;
  return `Use at most ${most} for one completion. Is the unit right?`;
}

/** Returns the problem of a source that isn't one https address, or two with a space in between; undefined if it is. */
export function sourceProblem(text: string): string | undefined {
  const addresses = text.split(/\s+/);
  if (addresses.length > 2) return tooManySources;
  return addresses.every(isSecureAddress) ? undefined : notASource;
}

function isSecureAddress(text: string): boolean {
  return text.startsWith('https://') && openableLink(text) !== undefined;
}

const AMOUNT = new RegExp(`^(\\d+|\\d*\\.\\d{1,${MAX_DECIMALS}})$`);
const notAnAmount = `Use a number such as 1.5, with up to ${MAX_DECIMALS} decimal places`;
const notASource = 'Use an address that starts with https://';
const tooManySources = 'Use two addresses at most, with a space between them';

import { MAX_DECIMALS, MAX_SAVED, MIN_SAVED, PICTURE_FOLDER } from '@/definition';
import { AMOUNT_FIELDS, type Measure } from '@/domain/impact/measures';
import { stepsProblem } from '@/domain/steps';
import { linksTo, openableLink } from '@/domain/web-link';
import { choicesOf, type Field, type FieldKind, MAX_LENGTH } from './field';
import { lengthProblem } from './problem';
import { numberText } from '@/domain/number-text';

/** Returns the problem of a field's nonempty text; undefined if it can be stored (spec §5, D21). */
export function fieldProblem(field: Field, text: string, host: string): string | undefined {
  return formProblem(field, text, host) ?? excessProblem(field, text);
}

function formProblem(field: Field, text: string, host: string): string | undefined {
  const { kind, measure, most = Infinity } = field;
  switch (kind) {
    case 'amount':
      return amountProblem(text, measure);
    case 'source':
      return sourceProblem(text);
    case 'number':
      return /^[0-9]+$/.test(text) ? undefined : notUpTo(most);
    case 'choice':
    case 'state':
      return Object.hasOwn(choicesOf(field), text) ? undefined : notAChoice(field);
    case 'link':
      return linkProblem(text, host);
    case 'picture':
      return isPicturePath(text) ? undefined : notAPicture;
    default:
      return undefined;
  }
}

/** Returns a problem that more typing can't solve: a number above its limit, or a text that is too long. */
export function excessProblem({ kind, most }: Field, text: string): string | undefined {
  if (kind === 'number')
    return most !== undefined && Number(text) > most ? notUpTo(most) : undefined;
  if (kind === 'steps') return stepsProblem(text);
  return isLimitedText(kind) ? lengthProblem(text, MAX_LENGTH[kind]) : undefined;
}

function isLimitedText(kind: FieldKind): kind is keyof typeof MAX_LENGTH {
  return Object.hasOwn(MAX_LENGTH, kind);
}

/** Whether a text has the form of a picture path. File names may have spaces. */
function isPicturePath(text: string): boolean {
  return text.startsWith(PICTURE_FOLDER) && /^[^\n]+$/.test(text.slice(PICTURE_FOLDER.length));
}

function linkProblem(text: string, host: string): string | undefined {
  if (openableLink(text) === undefined) return notALink;
  return linksTo(host, text) ? `The URL should not include ${host}` : undefined;
}

function notUpTo(most: number): string {
  return `Use a whole number from 0 to ${numberText(most)}`;
}

const notAPicture = `A picture path must start with ${PICTURE_FOLDER}`;
function notAChoice(field: Field): string {
  const oneOf = Object.keys(choicesOf(field))
    .join(', ')
    .replace(/, (\w+)$/, ' or $1');
  const otherwise = (field.requiredBy ?? []).length === 0 ? ', or leave it empty' : '';
  return `Use ${oneOf}${otherwise}`;
}

const notALink = 'Use a web address, such as https://example.org/page';

/** Returns the problem of an estimate's empty part if its other parts are filled in (decision 033). */
export function missingPart(kind: FieldKind): string {
  if (kind === 'source') return 'Add a source for this figure';
  if (kind === 'assumption') return 'Add an assumption for this figure';
  return 'Add the figure, or clear its assumption and source';
}

/**
 * Returns the problem of a figure that isn't a plain number, or is too small or absurdly large; undefined if it is
 * fine.
 */
function amountProblem(text: string, measure: Measure | undefined): string | undefined {
  if (text.startsWith('-')) return 'Enter a positive figure: what a completion saves';
  if (!AMOUNT.test(text)) return notAnAmount;
  if (Number(text) < MIN_SAVED) return 'Leave this blank instead of 0';
  const most = measure ? MAX_SAVED[AMOUNT_FIELDS[measure]] : Infinity;
  if (Number(text) <= most) return undefined;
  return `Use at most ${most} for one completion. Is the unit right?`;
}

/** Returns the problem of a source that isn't one https address, or two separated by a space; undefined if it is. */
function sourceProblem(text: string): string | undefined {
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

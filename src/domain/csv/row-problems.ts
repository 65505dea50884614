import { shortened } from '@/domain/characters';
import { type Entry, normalizeText } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';
import { type Check, entryProblems, isDraft } from '@/domain/models/validate';
import { twoNumbers } from './cell-value';

/* The problems of a file's row, each in a sentence or two. */

/** Returns the problem of a published row that would become a draft and so disappear from members' lists. */
export function unpublishingProblems(model: CatalogModel, stored: Entry, values: Entry): string[] {
  if (!isDraft(values) || isDraft(stored)) return [];
  const allowed = `A published ${model.singular} can’t become a draft. Archive it instead`;
  return [problemText(model, 'state', values, allowed)];
}

/** Returns the problems of a row's values, under the form's rules and given the stored pictures. */
export function valueProblems(
  model: CatalogModel,
  values: Entry,
  check: Check,
  pictures: ReadonlySet<string>,
): string[] {
  const problems = entryProblems(model, values, check);
  const path = values['imagename'] ?? '';
  const isMissing =
    !('imagename' in problems) &&
    normalizeText(path) !== '' &&
    normalizeText(path) !== normalizeText(check.stored?.['imagename']) &&
    !pictures.has(path);
  const failed = Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) =>
      FORMULA_ERROR.test(text) && text !== check.stored?.[name] ? [[name, failedFormula]] : [],
    ),
  );
  const all = { ...failed, ...problems, ...(isMissing && { imagename: missingPicture }) };
  return Object.entries(all).map(([name, problem]) => {
    const field = model.fields[name];
    const meant = field && twoNumbers(field, normalizeText(values[name]));
    const allowed = meant ? `It can mean two numbers: write ${meant.join(' or ')}` : problem;
    return problemText(model, name, values, allowed);
  });
}

const missingPicture = 'No stored picture has this path. Add the picture first, or leave it empty';

/** What a spreadsheet saves in any language when a formula fails or a column is too narrow. */
const FORMULA_ERROR =
  /^(?:#(?:[¡¿]?[\p{Lu}\d/_]+[!?]|N\/[ABDV]|NV|I\/T|Н\/Д|YOK|HIÁNYZIK|GETTING_DATA|#+)|Err:\d{3})$/u;
const failedFormula = 'A spreadsheet shows that for a failed formula. Enter the text again';

/** Returns a problem in a sentence or two: the column as named in the form, the value found, and the values allowed. */
function problemText(model: CatalogModel, name: string, values: Entry, allowed: string): string {
  const found = normalizeText(values[name]);
  return `${model.fields[name]?.label ?? name} is ${found === '' ? 'empty' : `“${shortened(found, FOUND_LENGTH)}”`}. ${allowed}.`;
}

const FOUND_LENGTH = 60;

/**
 * Spreadsheets' abbreviations of months in English, French, German, Spanish, Italian, Portuguese, Dutch, Polish, Turkish,
 * Romanian, Finnish and the other Nordic languages.
 */
const MONTHS =
  '(?:janv?|ene|gen|févr|f[eé]v|febr?|mars?|mär|mrz|mrt|a[pbv]r|ma[yigj]|mei|jun[ei]?|juin|giu|jul[iy]?|juil|lug|aug|août|ago|sz?ept?|set|o[ckt]t|out|nov|d[eé]c|dez|dic|des|juni|juli|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|iun|iul|tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)\\.?';
const DATE = new RegExp(
  `^(\\d{1,4}[-./ ]{1,2}${MONTHS}([-./ ]\\d{1,4})?|${MONTHS}[-./ ]\\d{1,4}|\\d{1,4}([-./]\\d{1,4}){2})$`,
  'iu',
);
const TIME = /^\d{1,2}(:\d{2}){1,2}$/;
/**
 * A number with an exponent, with the decimals that some programs add to whole numbers, or with zeros for the
 * digits that spreadsheets don't keep.
 */
const NUMBER = /^(\d+(([.,]\d+)?E[+-]?\d+|\.0+)|\d{15}0+)$/i;
const DIGITS = /^\d+$/;

/** Returns the columns that identify a row without an ID: 'name and difficulty'. */
export function identityText(columns: object): string {
  return 'difficulty' in columns ? 'name and difficulty' : 'name';
}

/**
 * Returns the problem of an ID that no stored row has: no row can have it, or a spreadsheet may have mistaken another
 * one for a date or a number.
 */
export function idProblems(
  model: CatalogModel,
  id: string,
  stored: readonly { readonly id: string }[],
): string[] {
  const found = `ID is “${shortened(id, FOUND_LENGTH)}”.`;
  // Without its leading zeros.
  const isStoredNumber =
    DIGITS.test(id) && stored.some((row) => /^0+/.test(row.id) && row.id.replace(/^0+/, '') === id);
  const kind =
    (DATE.test(id) && 'date') ||
    (TIME.test(id) && 'time') ||
    ((isStoredNumber || NUMBER.test(id)) && 'number');
  if (kind) {
    return [
      `${found} Did a spreadsheet turn an ID into a ${kind}? Enter the ID as text, or leave it empty to match the row by ${identityText(model.fields)}.`,
    ];
  }
  if (/^[\w.:-]{1,60}$/.test(id)) return [];
  return [`${found} Use only letters, digits, “-”, “_”, “.” and “:”, up to 60.`];
}

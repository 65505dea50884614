import { DIFFICULTIES, MAX_DIGITS, PICTURE_FOLDER } from '@/domain/generated/limits';
import { linksTo, openableLink } from '@/domain/web-link';
import { type Entry, type Fields, storedFields, normalizeText } from './entry';
import { type CatalogModel, type Field, MAX_LENGTH, type Tool } from './field';

/** An error message: the text under a form field, and the one after the column's name in an import. */
export interface Problem {
  readonly inForm: string;
  readonly inFile: string;
}

/** The problems of invalid fields, by field name (D22). */
export type Problems = Readonly<Record<string, Problem>>;

export type CheckedEntry =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly problems: Problems };

interface Check {
  readonly tool: Tool;
  /** The product's own host, which no link may lead to (D21). */
  readonly host: string;
}

/**
 * Returns the values to store for an entry, or its problems. Forms and imports share this check, so they
 * accept and refuse the same entries (spec §5, D21, D22).
 */
export function checkEntry(model: CatalogModel, entry: Entry, check: Check): CheckedEntry {
  const problems = Object.entries(model.fields).flatMap(([name, field]) => {
    const problem = problemOf(field, normalizeText(entry[name]), check);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return problems.length > 0
    ? { ok: false, problems: Object.fromEntries(problems) }
    : { ok: true, fields: storedFields(model, entry) };
}

function problemOf(field: Field, text: string, { tool, host }: Check): Problem | undefined {
  const { kind } = field;
  if (text === '') return field.requiredBy.includes(tool) ? required : undefined;
  switch (kind) {
    case 'number':
      return /^[0-9]+$/.test(text) && text.length <= MAX_DIGITS ? undefined : notANumber;
    case 'difficulty':
      return DIFFICULTIES.some((one) => one === text) ? undefined : notADifficulty;
    case 'link':
      return linkProblem(text, host) ?? lengthProblem(text, MAX_LENGTH[kind]);
    case 'picture':
      return isPicturePath(text) ? lengthProblem(text, MAX_LENGTH[kind]) : notAPicture;
    default:
      return lengthProblem(text, MAX_LENGTH[kind]);
  }
}

/** Whether a text has the form of a picture path. File names may have spaces. */
function isPicturePath(text: string): boolean {
  return text.startsWith(PICTURE_FOLDER) && /^[^\n]+$/.test(text.slice(PICTURE_FOLDER.length));
}

function linkProblem(text: string, host: string): Problem | undefined {
  if (openableLink(text) === undefined) return notALink;
  return linksTo(host, text) ? sameText(`The URL should not include ${host}`) : undefined;
}

/** Returns the problem of a text longer than `maxLength` characters; undefined if it fits. */
export function lengthProblem(text: string, maxLength: number): Problem | undefined {
  if (text.length <= maxLength) return undefined;
  return sameText(`Use at most ${maxLength} characters (you have ${text.length})`);
}

function sameText(text: string): Problem {
  return { inForm: text, inFile: text };
}

const required = sameText('This field is required');
const notAPicture = sameText(`A picture path must start with ${PICTURE_FOLDER}`);
const notANumber: Problem = {
  inForm: `Use digits only, ${MAX_DIGITS} at most`,
  inFile: `must be a whole number of at most ${MAX_DIGITS} digits`,
};
const notADifficulty: Problem = {
  inForm: 'Choose a difficulty',
  inFile: `must be one of ${DIFFICULTIES.join(', ')}`,
};
const notALink: Problem = {
  inForm: 'Use a web address, such as https://example.org/page',
  inFile: 'must be a web address (http or https)',
};

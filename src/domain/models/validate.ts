import {
  CATALOG_STATES,
  CATEGORIES,
  DIFFICULTIES,
  MAX_DIGITS,
  PICTURE_FOLDER,
} from '@/domain/generated/limits';
import { type CatalogState, isCatalogState } from '@/domain/catalog-state';
import { isCategory } from '@/domain/category';
import type { Measure } from '@/domain/impact/measures';
import { linksTo, openableLink } from '@/domain/web-link';
import { amountProblem, missingPart, sourceProblem } from './check-estimate';
import { type Entry, type Fields, storedFields, normalizeText } from './entry';
import { type CatalogModel, type Field, MAX_LENGTH, type Tool } from './field';
import { type Problem, REQUIRED, sameText } from './problem';

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
  const rules = { ...check, tool: toolFor(entry, check.tool) };
  const estimated = estimatedMeasures(model, entry);
  const problems = Object.entries(model.fields).flatMap(([name, field]) => {
    const problem = problemOf(field, normalizeText(entry[name]), rules, estimated);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return problems.length > 0
    ? { ok: false, problems: Object.fromEntries(problems) }
    : { ok: true, fields: storedFields(model, entry) };
}

/** Returns the rules for an entry: a draft follows its own, whatever it is written with (D29). */
function toolFor(entry: Entry, tool: Tool): Tool {
  return isDraft(entry) ? 'draft' : tool;
}

/** Returns the rules for changing a row: a draft that becomes live is new to members (D29). */
export function toolForChange(stored: Entry): Tool {
  return isDraft(stored) ? 'builder' : 'editor';
}

/** Whether an entry is of a draft. */
export function isDraft(entry: Entry): boolean {
  return normalizeText(entry['state']) === ('Draft' satisfies CatalogState);
}

/** Returns the measures for which an entry has a figure, an assumption or a source. */
function estimatedMeasures({ fields }: CatalogModel, entry: Entry): Set<Measure> {
  return new Set(
    Object.entries(fields).flatMap(([name, { measure }]) =>
      measure !== undefined && normalizeText(entry[name]) !== '' ? [measure] : [],
    ),
  );
}

function problemOf(
  field: Field,
  text: string,
  { tool, host }: Check,
  estimated: ReadonlySet<Measure>,
): Problem | undefined {
  const { kind, measure } = field;
  if (text === '') {
    if (measure !== undefined) return estimated.has(measure) ? missingPart(kind) : undefined;
    return field.requiredBy.includes(tool) ? required : undefined;
  }
  switch (kind) {
    case 'amount':
      return measure && amountProblem(text, measure);
    case 'source':
      return sourceProblem(text) ?? lengthProblem(text, MAX_LENGTH[kind]);
    case 'number':
      return /^[0-9]+$/.test(text) && text.length <= MAX_DIGITS ? undefined : notANumber;
    case 'difficulty':
      return DIFFICULTIES.some((one) => one === text) ? undefined : notADifficulty;
    case 'category':
      return isCategory(text) ? undefined : notACategory;
    case 'state':
      return isCatalogState(text) ? undefined : notAState;
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

const required = sameText(REQUIRED);
const notAPicture = sameText(`A picture path must start with ${PICTURE_FOLDER}`);
const notANumber: Problem = {
  inForm: `Use digits only, ${MAX_DIGITS} at most`,
  inFile: `must be a whole number of at most ${MAX_DIGITS} digits`,
};
const notADifficulty: Problem = {
  inForm: 'Choose a difficulty',
  inFile: `must be one of ${DIFFICULTIES.join(', ')}`,
};
const notACategory: Problem = {
  inForm: 'Choose a category',
  inFile: `must be one of ${CATEGORIES.join(', ')}`,
};
const notAState: Problem = {
  inForm: 'Choose a state',
  inFile: `must be one of ${CATALOG_STATES.join(', ')}`,
};
const notALink: Problem = {
  inForm: 'Use a web address, such as https://example.org/page',
  inFile: 'must be a web address (http or https)',
};

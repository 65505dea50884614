import type { CatalogState } from '@/domain/catalog-state';
import type { Measure } from '@/domain/impact/measures';
import { excessProblem, fieldProblem, missingPart } from './check-field';
import { comparedText, differences, type Entry, normalizeText } from './entry';
import type { CatalogModel, Field, Tool } from './field';
import { REQUIRED } from './problem';

/** The problems of invalid fields, by field name (D22). */
export type Problems = Readonly<Record<string, string>>;

/** How an entry is checked. */
export interface Check {
  readonly tool: Tool;
  /** The product's own host, which no link may lead to (D21). */
  readonly host: string;
  /** The stored row, when one is changed: an unchanged number may exceed a limit that was introduced later (D22). */
  readonly stored?: Entry;
}

/**
 * Returns the problems of an entry; none if it can be stored. Forms and imports share this check, so they
 * accept and refuse the same entries (spec §5, D21, D22).
 */
export function entryProblems(model: CatalogModel, entry: Entry, check: Check): Problems {
  // A draft has its own rules, in the builder and the editor alike (D29).
  const rules: Check = { ...check, tool: isDraft(entry) ? 'draft' : check.tool };
  const estimated = estimatedMeasures(model, entry);
  const problems = Object.entries(model.fields).flatMap(([name, field]) => {
    if (isKept(name, field, entry, rules)) return [];
    const problem = problemOf(field, comparedText(field.kind, entry[name]), rules, estimated);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(problems);
}

// A row is checked in full when it is first published.
function isKept(name: string, { kind }: Field, entry: Entry, { tool, stored }: Check): boolean {
  if (tool === 'builder' || (kind !== 'number' && kind !== 'amount')) return false;
  const text = normalizeText(entry[name]);
  return text !== '' && text === normalizeText(stored?.[name]);
}

/**
 * Returns problems that more typing can't solve: numbers above their limit and texts that are too long. They show
 * while the user types; the others wait for the save.
 */
export function excessProblems(model: CatalogModel, entry: Entry, stored: Entry): Problems {
  const problems = differences(model, stored, entry).flatMap(({ name, to }) => {
    const field = model.fields[name];
    const problem = field && excessProblem(field, to);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(problems);
}

/** Returns the rules for a new row, or for changing a stored one; a draft that is published is as good as new (D29). */
export function toolFor(stored: Entry | undefined): Tool {
  return !stored || isDraft(stored) ? 'builder' : 'editor';
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
): string | undefined {
  if (text !== '') return fieldProblem(field, text, host);
  const { kind, measure, requiredBy = [] } = field;
  if (measure !== undefined) return estimated.has(measure) ? missingPart(kind) : undefined;
  return requiredBy.includes(tool) ? REQUIRED : undefined;
}

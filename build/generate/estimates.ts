import { tasks } from '../../amplify/seed/catalog';
import { type Figures, figures, sourcesOf } from '../../amplify/seed/catalog/figures';
import { valueOf } from '../../amplify/seed/catalog/figures/amounts';
import { notEstimated } from '../../amplify/seed/catalog/figures/not-estimated';
import { overlaps } from '../../amplify/seed/catalog/figures/overlaps';
import {
  isSubtracted,
  minus,
  plain,
  sourceOf,
  sumOf,
  termText,
} from '../../amplify/seed/catalog/figures/sums';
import type { Sum, Term } from '../../amplify/seed/catalog/figures/types';
import { sources, type Source } from '../../amplify/seed/catalog/sources';
import type { SumProduct, SumTerm } from '../../src/content/estimates';
import { MEASURES } from '../../src/domain/impact/impact';
import { AMOUNT_FIELDS } from '../../src/domain/impact/measures';

const names = new Map<Source, string>(Object.entries(sources).map(([name, one]) => [one, name]));

/**
 * Returns the text of src/content/generated/estimates.ts: the catalog's estimates for the public page about them, since
 * src/ imports no code from amplify/.
 */
export function estimatesModule(): string {
  const records = Object.fromEntries(Object.entries(sources).map(recordOf));
  const overlapTexts = overlaps.map(({ tasks: overlapping, why }) => ({ tasks: overlapping, why }));
  return `// The estimates of amplify/seed/catalog: edit them there, then run npm run generate.
import type { OverlapText, TaskEstimates } from '@/content/estimates';
import type { SourceRecord } from '@/domain/source-record';

export const sources: Readonly<Record<string, SourceRecord>> = ${json(records)};

export const estimates: readonly TaskEstimates[] = ${json(tasks.map(estimatesOf))};

export const overlaps: readonly OverlapText[] = ${json(overlapTexts)};
`;
}

function recordOf([name, source]: [string, Source]) {
  const { publisher, title, year, address, says, caveat, reviewed } = source;
  return [name, { publisher, title, year, address, says, caveat, reviewed }] as const;
}

function estimatesOf({ id, name }: (typeof tasks)[number]) {
  const known = figures[name] ?? {};
  return {
    id,
    name,
    figures: MEASURES.flatMap((measure) => {
      const figure = known[AMOUNT_FIELDS[measure]];
      if (!figure) return [];
      const { amount, per, covers, assumption, sum } = figure;
      const used = sourcesOf(figure).map((source) => names.get(source));
      return {
        measure,
        amount,
        per,
        covers,
        assumption,
        sources: used,
        sum: productsOf(sum, known),
        exact: plain(valueOf(sum)),
      };
    }),
    why: notEstimated[name],
  };
}

function productsOf(sum: Sum, known: Figures): SumProduct[] {
  return sum.map((terms) => ({
    ...(isSubtracted(terms) && { isSubtracted: true }),
    terms: terms.filter((term) => term !== minus).map((term) => shownTerm(term, known)),
  }));
}

function shownTerm(term: Term, known: Figures): SumTerm {
  const { how, from } = term;
  const source = sourceOf(term);
  const sum = sumOf(term);
  const figure = MEASURES.find((measure) => known[AMOUNT_FIELDS[measure]]?.sum === sum);
  return {
    text: termText(term),
    ...(how !== undefined && { how }),
    ...(source && { source: names.get(source) ?? '' }),
    ...(from === 'ours' && { isOurs: true }),
    ...(sum && (figure ? { figure } : { sum: productsOf(sum, known) })),
  };
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 1);
}

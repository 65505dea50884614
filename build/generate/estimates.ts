import { tasks } from '../../amplify/seed/catalog';
import { figures, sourcesOf } from '../../amplify/seed/catalog/figures';
import { notEstimated } from '../../amplify/seed/catalog/figures/not-estimated';
import { overlaps } from '../../amplify/seed/catalog/figures/overlaps';
import { sources, type Source } from '../../amplify/seed/catalog/sources';
import { MEASURES } from '../../src/domain/impact/impact';
import { AMOUNT_FIELDS } from '../../src/domain/impact/measures';

const names = new Map<Source, string>(Object.entries(sources).map(([name, one]) => [one, name]));

/**
 * Returns the text of src/content/generated/estimates.ts: the catalog's estimates, which the public page
 * about them shows, since src/ imports no code from amplify/.
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
  const { publisher, title, year, address, says, reviewed } = source;
  return [name, { publisher, title, year, address, says, reviewed }] as const;
}

function estimatesOf({ id, name }: (typeof tasks)[number]) {
  const known = figures[name] ?? {};
  return {
    id,
    name,
    figures: MEASURES.flatMap((measure) => {
      const figure = known[AMOUNT_FIELDS[measure]];
      if (!figure) return [];
      const { amount, per, covers, assumption } = figure;
      const used = sourcesOf(figure).map((source) => names.get(source));
      return { measure, amount, per, covers, assumption, sources: used };
    }),
    why: notEstimated[name],
  };
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 1);
}

import { tasks } from '../../amplify/seed/catalog';
import { AMOUNT_FIELDS, type Measure } from '../../src/domain/impact/measures';
import { MEASURES } from '../../src/domain/impact/impact';

type CatalogTask = (typeof tasks)[number];

/**
 * Returns the text of src/content/generated/estimates.ts: the catalog's estimates, which the public page
 * about them shows, since src/ imports no code from amplify/.
 */
export function estimatesModule(): string {
  const all = tasks.map((task) => ({
    name: task.name,
    difficulty: task.difficulty,
    days: task.duration,
    figures: MEASURES.flatMap((measure) => figureOf(task, measure) ?? []),
  }));
  return `// The estimates of amplify/seed/catalog: edit them there, then run npm run generate.
import type { TaskEstimates } from '@/content/estimates';

export const estimates: readonly TaskEstimates[] = ${JSON.stringify(all, null, 1)};
`;
}

function figureOf(task: CatalogTask, measure: Measure) {
  const amount = task[AMOUNT_FIELDS[measure]];
  const assumption = task[`${measure}Assumption`];
  const source = task[`${measure}Source`];
  if (amount === undefined) return undefined;
  if (!assumption || !source) throw new Error(`${task.name}: ${measure} has no source`);
  return { measure, amount, assumption, source };
}

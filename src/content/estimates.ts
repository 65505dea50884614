import type { Measure } from '@/domain/impact/measures';

/** One figure of a task, with what it assumes and where it comes from. */
interface Estimate {
  readonly measure: Measure;
  /** Per completion, in the measure's unit. */
  readonly amount: number;
  readonly assumption: string;
  readonly source: string;
}

/** A task of the catalog with its figures, none if it isn't estimated. */
export interface TaskEstimates {
  readonly name: string;
  readonly difficulty: string;
  /** How many days one completion covers. */
  readonly days: number;
  readonly figures: readonly Estimate[];
}

/** When the figures and their sources were last reviewed. */
export const estimatesReviewed = '2026-11-22';

/** How the figures are made, one passage per topic. */
export const estimateMethod: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'One completion at a time',
    text: 'A figure says what one completion saves, compared with not doing the task. If a completion counts for several days, the figure covers those days and no more, so nothing is counted twice.',
  },
  {
    title: 'Public sources',
    text: 'Every figure comes from a source that anyone can read, such as a public agency’s page or a published study. The table links each one and says in a sentence what we assumed.',
  },
  {
    title: 'The careful side',
    text: 'Where sources differ, we take the lower figure. We round to two significant digits, because estimates aren’t more precise than that. What we couldn’t source has no figure: it’s marked “not estimated” and counted separately.',
  },
  {
    title: 'Savings outlast points',
    text: 'Points count for as long as their task says. What you saved counts longer: until a little over a year after the points expire, when we delete the completion. Undo takes it back everywhere.',
  },
  {
    title: 'Averages, not you',
    text: 'We don’t measure anything at your home. The figures use averages for the United States, and your own may be higher or lower.',
  },
];

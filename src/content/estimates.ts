import type { Measure } from '@/domain/impact/measures';

/** One figure of a task: whom it is for and how long, what it assumes and where it comes from. */
export interface Estimate {
  readonly measure: Measure;
  /** Per completion, in the measure's unit. */
  readonly amount: number;
  readonly per: 'person' | 'household';
  /** One time, or a number of days. */
  readonly covers: 'once' | number;
  readonly assumption: string;
  /** The names of its sources. */
  readonly sources: readonly string[];
}

/** A task of the catalog with its figures; without any, why it has none. */
export interface TaskEstimates {
  readonly id: string;
  readonly name: string;
  readonly figures: readonly Estimate[];
  readonly why?: string;
}

/** Tasks that may count the same saving, and why. */
export interface OverlapText {
  readonly tasks: readonly string[];
  readonly why: string;
}

/** How the figures are made, one passage per topic. */
export const estimateMethod: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'One completion at a time',
    text: 'A figure says what one completion saves, compared with not doing the task. The table says whether that’s for one person or a household, and for one time or how many days.',
  },
  {
    title: 'What the task does',
    text: 'A figure counts what’s done, not what’s planned. Asking for quotes saves nothing, so such a task has no figure, or counts when the work is finished.',
  },
  {
    title: 'Primary sources',
    text: 'Every figure rests on one or two sources that measured it or publish it officially: a public agency, a study, a research group, or those who make the product. The table links them. What we couldn’t read there has no figure, even if others quote it.',
  },
  {
    title: 'The careful side',
    text: 'Where sources differ on the same thing, we take the lower figure. Walks, rides and commutes replace a typical vehicle, pickups and SUVs included. A bus or train ride replaces a car alone, which emits less. Figures are kept in metric units and rounded down to two digits, because estimates aren’t more precise than that. Amounts in other units are converted from them. A task without a figure is “not estimated” and counted separately.',
  },
  {
    title: 'CO₂e',
    text: 'Carbon dioxide (CO₂) isn’t the only gas that warms the climate. CO₂e counts the others, such as methane, as the amount of CO₂ that warms as much. Where a source counts only CO₂, so do we.',
  },
  {
    title: 'Savings outlast points',
    text: 'Points count for as long as their task says. What you saved stays in your total for good, as it was estimated when you completed the task. Where that was wrong, we may correct it, and your history and impact pages say when and why. Undo takes it back everywhere.',
  },
  {
    title: 'Savings over a year',
    text: 'Some tasks save over months or a year. They count in full in your total, and day by day in your weeks and months, so no week claims a year’s savings.',
  },
  {
    title: 'Averages, not you',
    text: 'We don’t measure anything at your home. The figures use averages for the United States, and your own may be higher or lower.',
  },
];

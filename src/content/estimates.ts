import type { Measure } from '@/domain/impact/measures';

/** One number of a sum, and where it comes from: a source, ourselves, a figure of the same task, or another sum. */
export interface SumTerm {
  /** With its unit, such as '2.1 gallons a minute'. */
  readonly text: string;
  /** How it follows from the source's number, such as '330 ÷ 2,700'; undefined if it is the source's number. */
  readonly how?: string;
  /** The name of its source. */
  readonly source?: string;
  readonly isOurs?: true;
  /** The figure of the same task that it stands for, before rounding. */
  readonly figure?: Measure;
  readonly sum?: readonly SumProduct[];
}

/** Terms that are multiplied; the product is added to the sum or subtracted from it. */
export interface SumProduct {
  readonly isSubtracted?: true;
  readonly terms: readonly SumTerm[];
}

/** One figure of a task: for whom and how long it holds, its assumption and its sources. */
export interface Estimate {
  readonly measure: Measure;
  /** Per completion, in the measure's unit. */
  readonly amount: number;
  readonly per: 'person' | 'household';
  /** Once, or a number of days. */
  readonly covers: 'once' | number;
  readonly assumption: string;
  /** The names of its sources. */
  readonly sources: readonly string[];
  readonly sum: readonly SumProduct[];
  /** The result of the sum, such as '0.666667'. */
  readonly exact: string;
}

/** A task of the catalog with its figures; if there are none, the reason. */
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

/** How figures are worked out, one passage per topic. */
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
    title: 'Sources, and what’s ours',
    text: 'Every figure rests on sources that this page links: mostly public agencies and studies. Where a source is less than that, such as a campus form that has expired, the link says so. Other numbers are our own assumptions, such as how many lamps are off. “How it adds up” shows which are which.',
  },
  {
    title: 'The careful side',
    text: 'Where we know two numbers for the same thing, we count the one that saves less. Walks, rides and commutes replace a typical vehicle, pickups and SUVs included. A bus or train ride replaces a car alone, which emits less. Amounts are rounded down to two digits, in your units, too, so none says more than its sum. A task without a figure is “not estimated” and counted separately.',
  },
  {
    title: 'Power',
    text: 'Energy counts where it’s used, as a meter at home would count it. Power that a task saves counts the CO₂ of making it. Power that a task uses also counts the 5% that’s lost on the way. A device on standby counts as 1 watt, about a third of what was measured in homes.',
  },
  {
    title: 'Waste',
    text: 'Waste is what stays out of the trash, by weight: what you never throw out, and what you recycle or compost instead. Where it would have ended up makes no difference to its weight. For the CO₂e of recycling it does: only half counts, as half of the trash in the United States goes to landfills.',
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

import { COST_TEXTS, effortFields, PLACE_TEXTS } from './models/effort-fields';
import type { CardDetail } from './models/field';
import { pluralize } from './number-text';
import type { Effort } from './task';

/** The figures that determine an investment's payback time. */
interface Earning {
  readonly moneyDollars?: number | null | undefined;
  readonly savesOver?: number | null | undefined;
}

const HOUR = 60;
/** The longest time that each text covers, in minutes. */
const LONGEST = { minutes: 50, hour: 74, hours: 5 * HOUR - 1, day: 10 * HOUR, weekend: 16 * HOUR };

/** Returns how much of a member's time a task needs, such as 'About an hour'; '' if unknown (D107). */
export function timeText({ timeNeeded }: Effort): string {
  if (!timeNeeded || timeNeeded < 0) return '';
  if (timeNeeded <= LONGEST.minutes) return pluralize(timeNeeded, 'minute');
  if (timeNeeded <= LONGEST.hour) return 'About an hour';
  if (timeNeeded <= LONGEST.hours) return `About ${halvesText(timeNeeded / HOUR)} hours`;
  if (timeNeeded <= LONGEST.day) return 'About a day';
  return timeNeeded <= LONGEST.weekend ? 'About a weekend' : 'Several days';
}

function halvesText(number: number): string {
  const halves = Math.round(number * 2);
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
}

/** Returns a task's cost, with an investment's payback time if known; '' if unknown (D107). */
export function costText(task: Effort & Earning): string {
  if (!task.cost) return '';
  const back = task.cost === 'Investment' ? paybackText(task) : '';
  return back ? `${COST_TEXTS.Investment} that pays back in ${back}` : COST_TEXTS[task.cost];
}

const YEAR_DAYS = 365;
/** Longer payback times aren't shown. */
const LONGEST_PAYBACK = 50;

function paybackText({ costDollars, moneyDollars, savesOver }: Effort & Earning): string {
  if (!costDollars || !moneyDollars || !savesOver) return '';
  const years = costDollars / ((moneyDollars / savesOver) * YEAR_DAYS);
  if (years > LONGEST_PAYBACK) return '';
  if (years < 0.75) return 'less than a year';
  return Math.round(years) === 1 ? 'about a year' : `about ${Math.round(years)} years`;
}

/** Returns time and cost in one short line, such as 'About an hour, free'; '' if both are unknown. */
export function effortText(task: Effort): string {
  const cost = task.cost ? COST_TEXTS[task.cost] : '';
  const time = timeText(task);
  return time && cost ? `${time}, ${withinSentence(cost)}` : time || cost;
}

/** Returns a text as written inside a sentence: 'About an hour' as 'about an hour'. */
export function withinSentence(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Returns labeled details of a task's effort, without unknown ones. */
export function effortDetails(task: Effort & Earning): CardDetail[] {
  const place = task.place ? PLACE_TEXTS[task.place] : '';
  const renters = task.renters ? effortFields.renters.choices[task.renters] : '';
  const details = [
    { term: effortFields.timeNeeded.label, text: timeText(task) },
    { term: effortFields.cost.label, text: costText(task) },
    { term: effortFields.place.label, text: [place, renters].filter(Boolean).join(' · ') },
  ];
  return details.filter(({ text }) => text !== '');
}

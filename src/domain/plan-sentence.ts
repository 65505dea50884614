import { type CalendarDay, calendarDayFrom, calendarDayText } from './calendar-day';
import type { Plan, PlanDraft } from './goal-state';

/** Whether a plan's day is over. A plan without a day is upcoming until the task is done. */
type PlanState = 'upcoming' | 'today' | 'passed';

/** Returns whether a plan's day is over on `today`. */
export function planState({ on }: Pick<Plan, 'on'>, today: CalendarDay): PlanState {
  const day = on === undefined ? Infinity : calendarDayFrom(on);
  if (day === today) return 'today';
  return day > today ? 'upcoming' : 'passed';
}

/**
 * Returns a plan as a sentence, such as 'On Saturday morning, I’ll seal the window drafts.' A reminder that can't begin
 * the sentence comes after it.
 */
export function planSentence(plan: PlanDraft, name: string, today: CalendarDay): string {
  const [cue, where] = [withoutEnd(plan.cue ?? ''), withoutEnd(plan.where ?? '')];
  const clause = clauseOf(cue);
  const beginning = [
    [clause, dayWords(plan, clause === '', today)].filter(Boolean).join(' '),
    where && (PLACE.test(where) ? lowerFirstLetter(where) : `at ${lowerFirstLetter(where)}`),
    `I’ll ${imperative(name)}.`,
  ];
  const sentence = beginning.filter(Boolean).join(', ');
  const reminder = cue && !clause ? ` Reminder: ${cue}.` : '';
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + reminder;
}

/** Removes punctuation at the end, which dictation and keyboards add. */
function withoutEnd(words: string): string {
  return words.replace(/[\s.,;:!?…。]+$/u, '');
}

/** Returns a sentence for a plan whose day is over, such as 'Saturday has passed.' */
export function passedText({ on = '' }: Pick<Plan, 'on'>, today: CalendarDay): string {
  return `${dayName(calendarDayFrom(on), today)} has passed.`;
}

const PLACE = /^(at|in|on|by|near|from|outside|inside|behind|under|along|around)\b/i;
const MOMENT = /^(when|whenever|after|before|once|as|while|during|if|next|every|the next)\b/i;
const SMALL_WORD = /^((a|an|the|my|our)\b|(home|work)$)/i;

/** 'when I come home', if the member's words name a moment; otherwise ''. */
function clauseOf(cue: string): string {
  if (/^(I|we)\b/.test(cue)) return `when ${cue}`;
  return MOMENT.test(cue) || PLACE.test(cue) ? lowerFirstLetter(cue) : '';
}

/** 'on Saturday morning', 'tomorrow' or 'on December 12'; '' without a day. */
function dayWords({ on, time }: PlanDraft, withPart: boolean, today: CalendarDay): string {
  if (on === undefined) return '';
  const day = calendarDayFrom(on);
  const part = withPart && time ? partOfDay(time) : '';
  if (day === today) return part ? `this ${part}` : 'today';
  const name = day === today + 1 ? 'tomorrow' : `on ${dayName(day, today)}`;
  if (!part) return name;
  return isWithinWeek(day, today) ? `${name} ${part}` : `on the ${part} of ${name.slice(3)}`;
}

function partOfDay(time: string): string {
  if (time < '12:00') return 'morning';
  return time < '17:00' ? 'afternoon' : 'evening';
}

function dayName(day: CalendarDay, today: CalendarDay): string {
  if (isWithinWeek(day, today)) return calendarDayText(day, { weekday: 'long' });
  const year = Math.abs(day - today) > FAR_DAYS ? 'numeric' : undefined;
  return calendarDayText(day, { month: 'long', day: 'numeric', year });
}

// The day a week away has the same name as today.
const isWithinWeek = (day: CalendarDay, today: CalendarDay) => Math.abs(day - today) < 7;

const FAR_DAYS = 300;

/** Returns a task's name as it reads after 'I’ll': 'Tune your fridge' becomes 'tune my fridge'. */
function imperative(name: string): string {
  const text = inFirstPerson(withoutEnd(name.trim()));
  // An abbreviation keeps its capitals.
  return /^[A-Z][A-Z\d]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Puts a text into the first person: 'how you commute' becomes 'how I commute'. */
function inFirstPerson(text: string): string {
  return text
    .replace(/\byour(s|self)?\b/g, (_, ending?: string) =>
      ending === undefined ? 'my' : ending === 's' ? 'mine' : 'myself',
    )
    .replace(/(\b(?:how|what|where|when|while|before|after|as|if|than|that|once) )you\b/gi, '$1I')
    .replace(/\byou\b/g, 'me');
}

// Keeps the capital of a name in the middle of a sentence.
function lowerFirstLetter(words: string): string {
  return [PLACE, MOMENT, SMALL_WORD].some((first) => first.test(words))
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
}

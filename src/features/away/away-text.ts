import type { Away } from '@/domain/away';
import { calendarDayText } from '@/domain/calendar-day';

/** Says until when the member is away. */
export function awayText({ until }: Away): string {
  const day = calendarDayText(until, { weekday: 'long', month: 'long', day: 'numeric' });
  return `You’re away until ${day}.`;
}

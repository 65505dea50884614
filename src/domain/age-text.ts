import { DAY_MS, HOUR_MS, MINUTE_MS } from './instant';
import { LOCALE } from './locale';

/** Formats an age in milliseconds: 'just now', '1 minute ago', '3 hours ago', '2 days ago'. */
export function ageText(age: number): string {
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return textOf(age / MINUTE_MS, 'minute');
  if (age < DAY_MS) return textOf(age / HOUR_MS, 'hour');
  return textOf(age / DAY_MS, 'day');
}

function textOf(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  return new Intl.RelativeTimeFormat(LOCALE).format(-Math.floor(count), unit);
}

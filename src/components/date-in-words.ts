import { LOCALE } from '@/domain/locale';

/** Returns a calendar day ('2026-11-22') in words, the same in every time zone. */
export function dateInWords(day: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

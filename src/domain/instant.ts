export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
/** A day of the product is exactly 24 hours, in every time zone and across clock changes (D17). */
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Milliseconds since the epoch of a stored UTC instant; undefined when it is missing or unreadable. */
export function epochOf(instant: string | null | undefined): number | undefined {
  const epoch = Date.parse(instant ?? '');
  return Number.isNaN(epoch) ? undefined : epoch;
}

/** The stored form of an instant: UTC, ISO 8601, always with milliseconds, so that text order is time order. */
export function instantOf(epoch: number): string {
  return new Date(epoch).toISOString();
}

let dayFormat: Intl.DateTimeFormat | undefined;

/** A stored instant as a day in the user's time zone and language: '12 Jun 2025'; '' for an invalid one. */
export function dayText(instant: string | number): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  // Made once, since that takes far longer than using it; not at start, where no day is shown.
  dayFormat ??= new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return dayFormat.format(date);
}

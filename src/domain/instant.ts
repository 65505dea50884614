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

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/** A stored instant as a day where the user is: '12 Jun 2025', in the browser's language. */
export function dayText(instant: string | number): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(undefined, DAY).format(date);
}

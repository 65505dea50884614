const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/** A stored instant as a day where the user is: '12 Jun 2025', in the browser's language. */
export function dayText(instant: string | number): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(undefined, DAY).format(date);
}

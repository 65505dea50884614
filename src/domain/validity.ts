/** A span of calendar days, both ends included. */
export interface Validity {
  readonly validFrom: string;
  readonly validThrough: string;
}

/** Whether a day, as 'YYYY-MM-DD' where the user is, lies in the span. */
export function isValidOn({ validFrom, validThrough }: Validity, day: string): boolean {
  return validFrom <= day && day <= validThrough;
}

/** The calendar day of an instant in the user's own time zone, as 'YYYY-MM-DD'. */
export function localDay(epoch: number): string {
  const date = new Date(epoch);
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

/** A range of calendar days as 'YYYY-MM-DD', both ends included. */
export interface Validity {
  readonly validFrom: string;
  readonly validThrough: string;
}

/** Whether a day ('YYYY-MM-DD') is in the range. */
export function isValidOn({ validFrom, validThrough }: Validity, day: string): boolean {
  return validFrom <= day && day <= validThrough;
}

/** Returns the day of an instant (milliseconds since the epoch) in the user's time zone, as 'YYYY-MM-DD'. */
export function localDay(epoch: number): string {
  const date = new Date(epoch);
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

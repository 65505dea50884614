const date = /^(\d{4})-(\d{2})-(\d{2})/;
const offset = '(Z|[+-]\\d{2}:\\d{2}(:\\d{2})?)';
const time = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?';
const dateTime = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${time}${offset}$`);
const email =
  /^[^\s@"(),:;<>[\\\]]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** Returns whether the text starts with an existing calendar date. */
function isDay(text: string): boolean {
  const [, year, month, day] = date.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const instant = new Date(Date.UTC(year, month - 1, day));
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
}

/** The format of a string scalar. */
export interface StringFormat {
  accepts(text: string): boolean;
  /** Name in error messages. */
  noun: string;
}

/** AppSync's string scalars that `amplify/` has, by name. */
export const stringFormats: Record<string, StringFormat> = {
  AWSDateTime: { accepts: (text) => dateTime.test(text) && isDay(text), noun: 'DateTime' },
  AWSEmail: { accepts: (text) => email.test(text), noun: 'email address' },
};

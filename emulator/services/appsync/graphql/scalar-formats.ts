import { isIP } from 'node:net';

const date = /^(\d{4})-(\d{2})-(\d{2})/;
const offset = '(Z|[+-]\\d{2}:\\d{2}(:\\d{2})?)';
const dateOnly = new RegExp(`^\\d{4}-\\d{2}-\\d{2}${offset}?$`);
const time = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?';
const timeOnly = new RegExp(`^${time}${offset}?$`);
const dateTime = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${time}${offset}$`);
const email =
  /^[^\s@"(),:;<>[\\\]]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
const phone = /^\+?\d[\d\s().-]{5,18}\d$/;

/** Returns whether the text starts with an existing calendar date. */
function isDay(text: string): boolean {
  const [, year, month, day] = date.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const instant = new Date(Date.UTC(year, month - 1, day));
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
}

function isAddress(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (bits === undefined) return version > 0;
  return version > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** The format of a string scalar. */
export interface StringFormat {
  accepts(text: string): boolean;
  /** Name in error messages. */
  noun: string;
}

/** AppSync's string scalars by name. */
export const stringFormats: Record<string, StringFormat> = {
  AWSDate: { accepts: (text) => dateOnly.test(text) && isDay(text), noun: 'Date' },
  AWSTime: { accepts: (text) => timeOnly.test(text), noun: 'Time' },
  AWSDateTime: { accepts: (text) => dateTime.test(text) && isDay(text), noun: 'DateTime' },
  AWSEmail: { accepts: (text) => email.test(text), noun: 'email address' },
  AWSURL: { accepts: (text) => URL.canParse(text), noun: 'URL' },
  AWSPhone: { accepts: (text) => phone.test(text), noun: 'phone number' },
  AWSIPAddress: { accepts: isAddress, noun: 'IP address' },
};

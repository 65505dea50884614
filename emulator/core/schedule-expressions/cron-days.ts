import { valueOf, valuesOf, type CronField } from './cron-field';
import { ExpressionError } from './expression-error';

const dayOfMonth: CronField = { name: 'day of a month', min: 1, max: 31 };
const dayOfWeek: CronField = {
  name: 'day of the week',
  min: 1,
  max: 7,
  names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
};

const sunday = 1;
const saturday = 7;

/** Returns whether a day of a month, counted from 1, is meant. */
export type DayTest = (year: number, month: number, day: number) => boolean;

/** Returns the test of an expression's two fields for days, one of which must be '?'. Throws ExpressionError. */
export function dayTestOf(ofMonth: string, ofWeek: string): DayTest {
  if ((ofMonth === '?') === (ofWeek === '?')) {
    throw new ExpressionError("one of its fields for days must be '?', and the other a value");
  }
  return ofWeek === '?' ? testOfMonthDays(ofMonth) : testOfWeekDays(ofWeek);
}

function testOfMonthDays(text: string): DayTest {
  const tests = text.split(',').map((item): DayTest => {
    if (item === 'L') return (year, month, day) => day === lastDay(year, month);
    if (item === 'LW') {
      return (year, month, day) => day === nearestWeekday(year, month, lastDay(year, month));
    }
    if (item.endsWith('W')) {
      const wanted = valueOf(item.slice(0, -1), dayOfMonth);
      return (year, month, day) => day === nearestWeekday(year, month, wanted);
    }
    const days = valuesOf(item, dayOfMonth);
    return (_year, _month, day) => days.has(day);
  });
  return (year, month, day) => tests.some((test) => test(year, month, day));
}

function testOfWeekDays(text: string): DayTest {
  const [wanted = '', nth, ...more] = text.split('#');
  if (nth !== undefined) {
    const weekDay = valueOf(wanted, dayOfWeek);
    const which = valueOf(nth, { name: 'number of a week', min: 1, max: 5 });
    if (more.length > 0) throw new ExpressionError(`'${text}' has more than one '#'`);
    return (year, month, day) =>
      weekDayOf(year, month, day) === weekDay && Math.ceil(day / 7) === which;
  }
  const tests = text.split(',').map((item): DayTest => {
    if (item === 'L') return (year, month, day) => weekDayOf(year, month, day) === saturday;
    if (item.endsWith('L')) {
      const weekDay = valueOf(item.slice(0, -1), dayOfWeek);
      return (year, month, day) =>
        weekDayOf(year, month, day) === weekDay && day > lastDay(year, month) - 7;
    }
    const days = valuesOf(item, dayOfWeek);
    return (year, month, day) => days.has(weekDayOf(year, month, day));
  });
  return (year, month, day) => tests.some((test) => test(year, month, day));
}

/** Returns the weekday closest to a day in its month, or undefined if the month has no such day. */
function nearestWeekday(year: number, month: number, day: number): number | undefined {
  const last = lastDay(year, month);
  if (day > last) return undefined;
  const weekDay = weekDayOf(year, month, day);
  if (weekDay === saturday) return day === 1 ? day + 2 : day - 1;
  if (weekDay === sunday) return day === last ? day - 2 : day + 1;
  return day;
}

/** Returns the number of days of a month. */
export function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 1 is Sunday, as in EventBridge. */
function weekDayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1;
}

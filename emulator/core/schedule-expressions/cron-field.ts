import { ExpressionError } from './expression-error';

/** A field of a cron expression. */
export interface CronField {
  name: string;
  min: number;
  max: number;
  /** Names of the values, from `min` on: 'JAN', … */
  names?: readonly string[];
}

/** Returns the values that a field names with numbers, names, '*', ranges and steps. Throws ExpressionError. */
export function valuesOf(text: string, field: CronField): ReadonlySet<number> {
  return new Set(text.split(',').flatMap((item) => itemValues(item, field)));
}

/** Returns the value of a number or name. Throws ExpressionError. */
export function valueOf(text: string, { name, min, max, names = [] }: CronField): number {
  const at = names.indexOf(text.toUpperCase());
  const value = at < 0 ? wholeNumber(text) : min + at;
  if (value !== undefined && value >= min && value <= max) return value;
  throw new ExpressionError(`'${text}' isn't a valid ${name}`);
}

function itemValues(item: string, field: CronField): number[] {
  const [values = '', step, ...more] = item.split('/');
  const by = step === undefined ? 1 : wholeNumber(step);
  if (more.length > 0 || by === undefined || by === 0) {
    throw new ExpressionError(`'${item}' isn't a valid ${field.name}`);
  }
  const { first, last } = endsOf(values, step !== undefined, field);
  const size = field.max - field.min + 1;
  // 'FRI-MON' goes over the end of the field.
  const length = last < first ? last - first + size : last - first;
  return Array.from(
    { length: Math.floor(length / by) + 1 },
    (_, at) => field.min + ((first - field.min + at * by) % size),
  );
}

function endsOf(values: string, hasStep: boolean, field: CronField) {
  if (values === '*') return { first: field.min, last: field.max };
  const [start = '', end, ...more] = values.split('-');
  if (more.length > 0) throw new ExpressionError(`'${values}' isn't a valid ${field.name}`);
  const first = valueOf(start, field);
  if (end !== undefined) return { first, last: valueOf(end, field) };
  return { first, last: hasStep ? field.max : first };
}

function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

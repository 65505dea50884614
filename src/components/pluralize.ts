import { LOCALE } from '@/domain/locale';

// Made when first needed: Intl's first format takes a slow phone a tenth of a second.
let numbers: Intl.NumberFormat | undefined;

/** Returns a number with its noun, such as '1 point', '1,200 points'. */
export function pluralize(count: number, noun: string): string {
  numbers ??= new Intl.NumberFormat(LOCALE);
  return `${numbers.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

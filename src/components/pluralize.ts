import { LOCALE } from '@/domain/locale';

// Created on first use: Intl's first format takes a tenth of a second on a slow phone.
let numbers: Intl.NumberFormat | undefined;

/** Returns a number with its noun, such as '1 point', '1,200 points'. */
export function pluralize(count: number, noun: string): string {
  numbers ??= new Intl.NumberFormat(LOCALE);
  return `${numbers.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

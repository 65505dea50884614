import { numberText } from '@/domain/number-text';

/** Returns a number with its noun, such as '1 point', '1,200 points'. */
export function pluralize(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

import { countText } from '@/domain/count-text';

/** Returns a number with its noun, such as '1 point', '1,200 points'. */
export function pluralize(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

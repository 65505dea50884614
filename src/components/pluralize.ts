const numbers = new Intl.NumberFormat();

/** Returns a number with its noun, formatted for the user's locale: '1 point', '1,200 points'. */
export function pluralize(count: number, noun: string): string {
  return `${numbers.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

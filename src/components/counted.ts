const numbers = new Intl.NumberFormat();

/** A number with its noun: '1 point', '1,200 points'; digits as the browser's language groups them. */
export function counted(count: number, noun: string): string {
  return `${numbers.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

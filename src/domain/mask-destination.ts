import { charactersOf } from './characters';

/**
 * Masks the destination of a code (spec §2.5): an email address keeps the first and last character of
 * its local part, a phone number its last four digits.
 */
export function maskDestination(destination: string): string {
  const at = destination.lastIndexOf('@');
  if (at > 0) return `${mask(destination.slice(0, at), 1, 1)}${destination.slice(at)}`;
  return mask(destination, 0, SHOWN_DIGITS);
}

const SHOWN_DIGITS = 4;

function mask(text: string, shownAtStart: number, shownAtEnd: number): string {
  const characters = charactersOf(text);
  const end = characters.length - shownAtEnd;
  return characters.map((one, at) => (at >= shownAtStart && at < end ? '*' : one)).join('');
}

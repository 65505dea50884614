import { charactersOf } from '@/domain/characters';

/** The message under an empty required field (spec §5). */
export const REQUIRED = 'This field is required';

/**
 * Returns the problem of a text of more than `most` characters as a reader counts them, or of more than `mostUnits`
 * UTF-16 code units (by default the same number); undefined if it fits.
 */
export function lengthProblem(text: string, most: number, mostUnits = most): string | undefined {
  if (text.length <= most) return undefined;
  const seen = charactersOf(text).length;
  if (seen > most) return `Use at most ${most} characters (you have ${seen})`;
  if (text.length <= mostUnits) return undefined;
  return `Use fewer characters: emoji and accents can count as several (you have ${text.length} of ${mostUnits})`;
}

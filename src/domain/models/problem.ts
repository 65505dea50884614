import { charactersOf } from '@/domain/characters';

/** The message under an empty field that has to be filled in (spec §5). */
export const REQUIRED = 'This field is required';

/** Returns the problem of a text longer than `most` characters, each of one UTF-16 code unit or more; undefined if it fits. */
export function lengthProblem(text: string, most: number): string | undefined {
  if (text.length <= most) return undefined;
  const seen = charactersOf(text).length;
  if (seen > most) return `Use at most ${most} characters (you have ${seen})`;
  return `Use fewer characters: emoji and accents can count as several (you have ${text.length} of ${most})`;
}

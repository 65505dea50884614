import { charactersOf } from '@/domain/characters';
import { type Problem, sameText } from './problem';

/** Returns the problem of a text longer than `most` characters, each of one UTF-16 code unit or more; undefined if it fits. */
export function lengthProblem(text: string, most: number): Problem | undefined {
  if (text.length <= most) return undefined;
  const seen = charactersOf(text).length;
  if (seen > most) return sameText(`Use at most ${most} characters (you have ${seen})`);
  return sameText(
    `Use fewer characters: emoji and accents can count as several (you have ${text.length} of ${most})`,
  );
}

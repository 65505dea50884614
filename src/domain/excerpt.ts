const EXCERPT_LENGTH = 20;

/** A text cut to 20 characters and an ellipsis; shorter ones as they are (spec §2.4, §9). */
export function excerptOf(text: string): string {
  // By code points: half of a surrogate pair is not a character.
  const characters = Array.from(text);
  if (characters.length <= EXCERPT_LENGTH) return text;
  return `${characters.slice(0, EXCERPT_LENGTH).join('')}…`;
}

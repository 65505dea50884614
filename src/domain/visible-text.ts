/** Scripts whose letters neither join nor form clusters, so joiners don't change them. */
const UNJOINED =
  String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}` +
  String.raw`\p{Script=Hebrew}\p{Script=Thai}\p{Script=Lao}\p{Script=Han}\p{Script=Hangul}` +
  String.raw`\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Common}`;
const MARK = String.raw`(?:(?!\p{Default_Ignorable_Code_Point})\p{M})`;

/** Invisible characters that change their neighbors, each with its neighbor. */
const SHAPING = [
  // The flag of a region, such as Scotland's.
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  // An emoji that is in color anyway, followed by the color selector.
  String.raw`\p{Emoji_Presentation}(?=\uFE0F(?!\u200D\p{Extended_Pictographic}))`,
  // An emoji, joined to another one.
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}][\uFE0E\uFE0F]?(?:\u200D(?=\p{Extended_Pictographic}))?`,
  // A keycap.
  String.raw`[0-9#*]\uFE0F(?=\u20E3)`,
  // A variant of an ideograph or a mathematical symbol.
  String.raw`[\p{Unified_Ideograph}\p{Sm}][\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  // A letter of a script that joins letters.
  String.raw`(?![${UNJOINED}])\p{L}${MARK}*(?:\u200D|\u200C(?=\p{L}|${MARK})|[\u180B-\u180F\uFE00])`,
];

const UNSEEN = String.raw`(?!\n)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\uFFF9-\uFFFC\u{1D159}]`;

// Filler letters, braille's empty cell and hieroglyphs' blanks look like a space.
const BLANK = /(?![\n\uFEFF])[\s\u115F\u1160\u2800\u3164\uFFA0\u{13441}\u{13442}]/gu;

/** Marks need a character like this to combine with. The backend's rule for names is the same. */
const HOLDS_MARKS = /[^\s\p{M}\p{Cf}]/u;

const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

let unseen: RegExp | undefined;

/**
 * Returns the visible part of a text: without invisible characters, except those that shape their neighbors, with one
 * plain space for each run of blanks, and without blanks at the ends of lines. Invisible text becomes empty, and
 * texts that look the same become equal.
 */
export function visibleText(text: string): string {
  if (PLAIN.test(text)) return text;
  unseen ??= new RegExp(`(${SHAPING.join('|')})|${UNSEEN}`, 'gu');
  const seen = text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(BLANK, ' ')
    .replaceAll(unseen, '$1')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
    .normalize('NFC');
  return HOLDS_MARKS.test(seen) ? seen : '';
}

/** Returns a text on one line, with a space for each line break. */
export function oneLine(text: string): string {
  // One pattern for both sides of a break would take seconds for a long run of spaces.
  const lines = text.split(/[\n\r\u2028\u2029]\s*/);
  return lines.map((line, at) => (at < lines.length - 1 ? line.trimEnd() : line)).join(' ');
}

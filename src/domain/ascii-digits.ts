const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/** Returns a text with digits of any script or width, and the signs between them, as ASCII: '1.5' for '١٫٥'. */
export function asciiDigits(text: string): string {
  return text
    .replaceAll(OTHER_DIGIT, (digit) => String(valueOf(digit)))
    .replaceAll(/[٫．]/g, '.')
    .replaceAll(/[٬，]/g, ',');
}

/**
 * Returns a digit's value. In every script, the ten digits follow each other from zero (Unicode's stability policy).
 */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

import { asciiDigits } from '@/domain/ascii-digits';
import { choicesOf, type Field } from '@/domain/models/field';
import { oneLine } from '@/domain/visible-text';

/**
 * Returns a cell's text as the form would hold it, if a spreadsheet's spelling of a number or choice is unambiguous;
 * a name becomes one line. Any other text stays for the checks to refuse. `decimals` says whether only a point can come
 * before decimals, or a comma, too.
 */
export function cellValue(field: Field, text: string, decimals: 'points' | 'either'): string {
  switch (field.kind) {
    case 'number':
    case 'amount':
      return numberText(field, text, decimals);
    case 'choice':
    case 'state':
      return chosen(choicesOf(field), text) ?? text;
    case 'line':
      return oneLine(text);
    default:
      return text;
  }
}

/** The sign that spreadsheets show before or after an amount of money. */
const DOLLARS = /^(?:US ?\$|\$|USD) ?| ?(?:US ?\$|\$|USD)$/i;

/** A number that could be a thousand or more with a separator, or a smaller one with three decimals. */
const TWO_NUMBERS = /^\+?([1-9]\d{0,2})([.,])(\d{3})$/;

/** Returns the two numbers that a text could mean, written unambiguously; undefined if it can't mean two. */
export function twoNumbers({ kind }: Field, text: string): readonly string[] | undefined {
  const [, whole = '', , decimals = ''] = TWO_NUMBERS.exec(text) ?? [];
  if (whole === '' || (kind !== 'number' && kind !== 'amount')) return undefined;
  const small = plainNumber(`${whole}.${decimals}`);
  return [whole + decimals, TWO_NUMBERS.test(small) ? `${small}0` : small];
}

function numberText({ kind, isDollars }: Field, text: string, decimals: string): string {
  const typed = asciiDigits(isDollars ? text.replace(DOLLARS, '') : text);
  const sign = TWO_NUMBERS.exec(typed)?.[2];
  const isAmbiguous =
    kind === 'number' ? sign === '.' : sign !== undefined && decimals === 'either';
  const number = plainNumber(typed);
  const form = kind === 'number' ? /^\d+$/ : /^\d*\.?\d+$/;
  // The checks of an amount refuse a comma only.
  if (isAmbiguous) return kind === 'number' ? typed : typed.replace('.', ',');
  return form.test(number) ? number : typed;
}

const GROUPED = [
  { form: /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/, sign: /,/g },
  { form: /^[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/, sign: /\./g },
  { form: /^[1-9]\d{0,2}([\s'’]\d{3})+([.,]\d+)?$/, sign: /[\s'’]/g },
];

/** Returns a number without its sign, groups and redundant zeros, with a decimal point. */
function plainNumber(text: string): string {
  const unsigned = text.replace(/^\+/, '');
  const groups = GROUPED.find(({ form }) => form.test(unsigned));
  return unsigned
    .replaceAll(groups?.sign ?? /$^/g, '')
    .replace(/^(\d*),(\d+)$/, '$1.$2')
    .replace(/^0+(?=\d)|^(?=\.\d)/, (zeros) => (zeros === '' ? '0' : ''))
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/^(\d*\.\d*[1-9])0+$/, '$1');
}

// Spreadsheets write TRUE in their own language.
const YES = /^(true|yes|y|1|wahr|vrai|verdadero|verdadeiro|vero|waar)$/;
const NO = /^(false|no|n|0|falsch|faux|falso|onwaar)$/;

/** Returns the choice with this name or form text; undefined if there is none. */
function chosen(choices: Readonly<Record<string, string>>, text: string): string | undefined {
  const key = wordKey(text);
  if (key === '') return undefined;
  const found = Object.entries(choices).filter((spellings) =>
    spellings.some((spelling) => wordKey(spelling) === key),
  );
  if (found.length === 1) return found[0]?.[0];
  const answer = (YES.test(key) && 'Yes') || (NO.test(key) && 'No');
  return answer && 'Yes' in choices && 'No' in choices ? answer : undefined;
}

/** Returns only the letters and digits of a heading or choice, so that case, spaces, hyphens and signs don't matter. */
export function wordKey(text: string): string {
  // Upper case comes first, since a Turkish spreadsheet turns 'I' into 'ı'.
  return text
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

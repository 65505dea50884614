import { type Impact, savedMeasures } from './impact';
import type { Measure } from './measures';

/** The significant digits of an estimate. */
const DIGITS = 2;

/** The text after a figure: in thousandths of a unit, and in whole units. */
const UNITS: Readonly<Record<Exclude<Measure, 'money'>, readonly [string, string]>> = {
  carbon: ['g CO₂e', 'kg CO₂e'],
  water: ['ml of water', 'L of water'],
  waste: ['g of waste', 'kg of waste'],
  energy: ['Wh of energy', 'kWh of energy'],
};

/** Returns an amount (thousandths) with two significant digits and its unit, such as '1.3 kg CO₂e' or '$4.50'. */
export function amountText(measure: Measure, thousandths: number): string {
  const rounded = roundedAmount(thousandths);
  if (measure === 'money') return moneyText(rounded / 1000);
  const [small, whole] = UNITS[measure];
  return rounded < 1000
    ? `${figureText(rounded)} ${small}`
    : `${figureText(rounded / 1000)} ${whole}`;
}

/** Returns a text for each measure of which something was saved, in order. */
export function amountTexts(impact: Impact): string[] {
  return savedMeasures(impact).map((measure) => amountText(measure, impact[measure]));
}

/** Returns a figure rounded to an estimate's significant digits. */
function roundedAmount(figure: number): number {
  return Number(figure.toPrecision(DIGITS));
}

/** Returns a figure with two significant digits, with separators from 1,000 on. */
function figureText(figure: number): string {
  return roundedAmount(figure).toLocaleString('en-US');
}

function moneyText(dollars: number): string {
  const digits = dollars < 10 ? 2 : 0;
  return dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Returns texts as a list in a sentence: 'a', 'a and b', 'a, b and c'. */
export function listText(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('');
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

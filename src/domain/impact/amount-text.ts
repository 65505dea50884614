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
  if (measure === 'money') return moneyText(rounded);
  const [small, whole] = UNITS[measure];
  return rounded < 1000
    ? `${figureText(rounded)} ${small}`
    : `${figureText(rounded / 1000)} ${whole}`;
}

/** Returns a text for each measure of which something was saved, in order. */
export function amountTexts(impact: Impact): string[] {
  return savedMeasures(impact).map((measure) => amountText(measure, impact[measure]));
}

/**
 * Returns the sum of amounts as `amountText` shows each of them, unrounded, so that a list can be added up by hand;
 * such as '12.86 kg CO₂e'.
 */
export function sumText(measure: Measure, amounts: readonly number[]): string {
  const sum = amounts.reduce((total, amount) => total + roundedAmount(amount), 0);
  if (measure === 'money') return moneyText(sum, sum % 10 === 0 ? 2 : 3);
  const [small, whole] = UNITS[measure];
  return sum < 1000
    ? `${sum.toLocaleString('en-US')} ${small}`
    : `${(sum / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 })} ${whole}`;
}

/** Returns a figure rounded to an estimate's significant digits. */
function roundedAmount(figure: number): number {
  return Number(figure.toPrecision(DIGITS));
}

/** Returns a figure with two significant digits, with separators from 1,000 on. */
function figureText(figure: number): string {
  return roundedAmount(figure).toLocaleString('en-US');
}

/** Returns tenths of a cent as text, below ten cents in cents: nothing is rounded a second time. */
function moneyText(thousandths: number, digits = thousandths < 10_000 ? 2 : 0): string {
  if (thousandths > 0 && thousandths < 100) return `${thousandths / 10}¢`;
  const dollars = thousandths / 1000;
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

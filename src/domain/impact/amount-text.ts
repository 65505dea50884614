import { numberText } from '@/domain/number-text';
import { amountOf, type Impact, savedMeasures } from './impact';
import type { Measure } from './measures';
import type { Units } from './units';

/** The meaning of 'CO₂e', for pages that show it. */
export const CO2E_TEXT = 'CO₂e counts every warming gas as CO₂.';

/** The significant digits of an estimate. */
const DIGITS = 2;

/** A unit's size in thousandths of the stored unit, and its text. */
type Unit = readonly [size: number, text: string];

/** A larger unit, a smaller unit, and the smallest amount shown in the larger one, in that unit. */
type Scale = readonly [large: Unit, small: Unit, from: number];

/** A gallon in thousandths of a liter. */
export const GALLON = 3785.411784;
const POUND = 453.59237;
const WEIGHT = {
  US: (what: string): Scale => [[POUND, `lb ${what}`], [POUND / 16, `oz ${what}`], 0.1],
  Metric: (what: string): Scale => [[1000, `kg ${what}`], [1, `g ${what}`], 1],
};
const ENERGY: Scale = [[1000, 'kWh of energy'], [1, 'Wh of energy'], 1];

function scaleOf(measure: Exclude<Measure, 'money'>, units: Units): Scale {
  if (measure === 'energy') return ENERGY;
  if (measure !== 'water') return WEIGHT[units](measure === 'carbon' ? 'CO₂e' : 'of waste');
  if (units === 'Metric') return [[1000, 'L of water'], [1, 'mL of water'], 1];
  return [[GALLON, 'gallons of water'], [GALLON / 128, 'fl oz of water'], 0.1];
}

/** Returns an amount (thousandths), rounded down to two significant digits, with its unit: '1.3 lb CO₂e', '$4.50'. */
export function amountText(measure: Measure, thousandths: number, units: Units): string {
  if (measure === 'money') return moneyText(roundDown(thousandths));
  const [size, text] = unitOf(scaleOf(measure, units), thousandths);
  return withUnit(numberText(roundDown(thousandths / size)), text);
}

// Compares the rounded amount, so that binary fractions don't choose the unit.
function unitOf([large, small, from]: Scale, thousandths: number): Unit {
  return roundDown(thousandths / large[0]) < from ? small : large;
}

function withUnit(number: string, text: string): string {
  return `${number} ${number === '1' ? text.replace('gallons', 'gallon') : text}`;
}

/** Returns a text for each measure with savings, in order. */
export function amountTexts(impact: Impact, units: Units): string[] {
  return savedMeasures(impact).map((measure) =>
    amountText(measure, amountOf(impact, measure), units),
  );
}

/**
 * Returns the sum of amounts as `amountText` shows them, such as '12.86 lb CO₂e'. It isn't rounded further, so a list
 * can be added up by hand.
 */
export function sumText(measure: Measure, amounts: readonly number[], units: Units): string {
  if (measure === 'money') {
    const sum = sumOf(amounts.map(roundDown));
    return moneyText(sum, sum % 10 === 0 ? 2 : 3);
  }
  const scale = scaleOf(measure, units);
  const sum = sumOf(
    amounts.map((amount) => {
      const [size] = unitOf(scale, amount);
      return roundDown(amount / size) * size;
    }),
  );
  const [large, small, from] = scale;
  // Compares thousandths, as shown, so that binary fractions don't choose the unit.
  const [size, text] = Math.round((sum / large[0]) * 1000) < from * 1000 ? small : large;
  return withUnit(numberText(sum / size), text);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Returns a figure rounded down to an estimate's significant digits, so that no text claims more than was saved. */
function roundDown(figure: number): number {
  if (figure <= 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(figure)) + 1 - DIGITS);
  // 0.29 ÷ 0.01 is 28.999999999999996 in binary.
  return Number((Math.floor(figure / step + 1e-9) * step).toPrecision(DIGITS));
}

/** Returns tenths of a cent as dollars, or as cents below ten cents, without further rounding. */
function moneyText(thousandths: number, digits = thousandths < 10_000 ? 2 : 0): string {
  if (thousandths > 0 && thousandths < 100) return `${thousandths / 10}¢`;
  const [dollars, decimals] = (thousandths / 1000).toFixed(digits).split('.');
  return `$${numberText(Number(dollars))}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** Returns texts as a list in a sentence: 'a', 'a and b', 'a, b and c'. */
export function listText(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('');
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

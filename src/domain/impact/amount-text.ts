import { type Impact, savedMeasures } from './impact';
import type { Measure } from './measures';
import type { Units } from './units';

/** What 'CO₂e' means, said once on a page that shows it. */
export const CO2E_TEXT = 'CO₂e counts every warming gas as CO₂.';

/** The significant digits of an estimate. */
const DIGITS = 2;

/** A unit's size in thousandths of the stored one, and its text. */
type Unit = readonly [size: number, text: string];

/** A larger unit, the smaller one, and from how much of the larger one on it is used. */
type Scale = readonly [large: Unit, small: Unit, from: number];

const GALLON = 3785.41;
const POUND = 453.592;
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

/** Returns an amount (thousandths) with two significant digits and its unit, such as '1.3 lb CO₂e' or '$4.50'. */
export function amountText(measure: Measure, thousandths: number, units: Units): string {
  if (measure === 'money') return moneyText(roundedAmount(thousandths) / 1000);
  const [large, small, from] = scaleOf(measure, units);
  const [size, text] = roundedAmount(thousandths / large[0]) < from ? small : large;
  const number = roundedAmount(thousandths / size).toLocaleString('en-US');
  return `${number} ${number === '1' ? text.replace('gallons', 'gallon') : text}`;
}

/** Returns a text for each measure of which something was saved, in order. */
export function amountTexts(impact: Impact, units: Units): string[] {
  return savedMeasures(impact).map((measure) => amountText(measure, impact[measure], units));
}

/** Returns a figure rounded to an estimate's significant digits. */
function roundedAmount(figure: number): number {
  return Number(figure.toPrecision(DIGITS));
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

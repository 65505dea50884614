import { expect, it } from 'vitest';
import { figures } from '../../amplify/seed/catalog/figures';
import { valueOf } from '../../amplify/seed/catalog/figures/amounts';
import { amountText } from '../../src/domain/impact/amount-text';
import { MEASURES, thousandthsOf } from '../../src/domain/impact/impact';
import { AMOUNT_FIELDS } from '../../src/domain/impact/measures';

/** The size of each unit in texts, in the unit of its field. */
const SIZES = {
  lb: 0.453_592_37,
  oz: 0.453_592_37 / 16,
  kg: 1,
  g: 0.001,
  gallon: 3.785_411_784,
  gallons: 3.785_411_784,
  'fl oz': 3.785_411_784 / 128,
  L: 1,
  mL: 0.001,
  kWh: 1,
  Wh: 0.001,
};

/** Reads '1.4 lb CO₂e' in kilograms, '5.8 gallons of water' in liters, and '2.9¢' in dollars. */
function read(text: string): number {
  const number = Number(text.replaceAll(/[^\d.]/g, ''));
  if (text.startsWith('$')) return number;
  if (text.endsWith('¢')) return number / 100;
  const unit = / (fl oz|\w+) /.exec(text)?.[1];
  const size = Object.entries(SIZES).find(([name]) => name === unit)?.[1];
  if (size === undefined) throw new Error(`'${text}' has no known unit.`);
  return number * size;
}

const all = Object.entries(figures).flatMap(([task, measures]) =>
  MEASURES.flatMap((measure) => {
    const figure = measures[AMOUNT_FIELDS[measure]];
    return figure ? [{ task, measure, ...figure }] : [];
  }),
);

it.each(all)('No unit shows more than the sum: $task, $measure', ({ measure, amount, sum }) => {
  for (const units of ['US', 'Metric'] as const) {
    const shown = read(amountText(measure, thousandthsOf(amount), units));
    expect(shown).toBeLessThanOrEqual(valueOf(sum) * (1 + 1e-9));
    // Two digits of the stored amount, which itself has two digits of the sum.
    expect(shown).toBeGreaterThan(amount * 0.9);
  }
});

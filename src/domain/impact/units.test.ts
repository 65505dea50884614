import { expect, it } from 'vitest';
import { inUnits, unitsOfLocale } from './units';

it.each([
  [
    'at 2.1 gallons a minute (7.9 liters a minute), and',
    'at 2.1 gallons a minute, and',
    'at 7.9 liters a minute, and',
  ],
  [
    'Two cups of water (half a liter of water) that',
    'Two cups of water that',
    'half a liter of water that',
  ],
  [
    'Set it to 37 °F (3 °C), never above 40 °F (4 °C).',
    'Set it to 37 °F, never above 40 °F.',
    'Set it to 3 °C, never above 4 °C.',
  ],
  ['the freezer to 0 °F (−18 °C).', 'the freezer to 0 °F.', 'the freezer to −18 °C.'],
  [
    'is worth $1.22 a pound ($2.68 a kg) on average',
    'is worth $1.22 a pound on average',
    'is worth $2.68 a kg on average',
  ],
  [
    'about 400 grams of CO₂ a mile (250 grams of CO₂ a km)',
    'about 400 grams of CO₂ a mile',
    'about 250 grams of CO₂ a km',
  ],
  [
    'by 5,500 to 9,700 pounds (2.5 to 4.4 metric tons) a year',
    'by 5,500 to 9,700 pounds a year',
    'by 2.5 to 4.4 metric tons a year',
  ],
  [
    'A ride of 15 minutes (or less)',
    'A ride of 15 minutes (or less)',
    'A ride of 15 minutes (or less)',
  ],
  ['a walk of 1 mile', 'a walk of 1 mile', 'a walk of 1 mile'],
])('“%s” reads in each system', (text, us, metric) => {
  expect([inUnits(text, 'US'), inUnits(text, 'Metric')]).toEqual([us, metric]);
});

it.each([
  ['en-US', 'US'],
  ['en', 'US'],
  ['es-US', 'US'],
  ['my', 'US'],
  ['en-LR', 'US'],
  ['en-GB', 'Metric'],
  ['de', 'Metric'],
  ['fr-CA', 'Metric'],
  ['not a tag', 'US'],
] as const)('For “%s”, %s units are usual', (tag, units) => {
  expect(unitsOfLocale(tag)).toBe(units);
});

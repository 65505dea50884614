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
    'turning it back 7 to 10 °F (4 to 6 °C) for',
    'turning it back 7 to 10 °F for',
    'turning it back 4 to 6 °C for',
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
    'cost $3.10 a gallon ($0.82 a liter) in 2025',
    'cost $3.10 a gallon in 2025',
    'cost $0.82 a liter in 2025',
  ],
  [
    '330 kWh for 2,700 gallons (10,200 liters).',
    '330 kWh for 2,700 gallons.',
    '330 kWh for 10,200 liters.',
  ],
  [
    'costs 1.1 cents a gallon (0.29 cents a liter), and',
    'costs 1.1 cents a gallon, and',
    'costs 0.29 cents a liter, and',
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

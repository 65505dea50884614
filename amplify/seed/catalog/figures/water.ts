import { sources } from '../sources';
import { electricitySaved, figure, result } from './amounts';
import { minus, ours, said, unit } from './sums';
import {
  heatOfWater,
  litersPerGallon,
  partOfYear,
  powerPrice,
  showerHeat,
  waterPrice,
} from './terms';
import type { Basis, Figure, Figures, Sum } from './types';

const shower: Basis = { per: 'person', covers: 'once' };
const head: Basis = { per: 'household', covers: 90 };
const load: Basis = { per: 'household', covers: 'once' };
const brushing: Basis = { per: 'person', covers: 1 };
const halfYear: Basis = { per: 'household', covers: 180 };

const showerFlow = said(2.1, 'gallons a minute', sources.showers);
const shorterShower: Sum = [
  [said(7.8, 'minutes', sources.showers), showerFlow, litersPerGallon],
  [minus, ours(5, 'minutes'), showerFlow, litersPerGallon],
];
const shorterShowerHeat: Sum = [[result(shorterShower, 'liters'), showerHeat]];

const half = ours(0.5, 'of a home’s showers');
const headWater: Sum = [
  [said(2700, 'gallons a year', sources.showerheads), half, partOfYear(90), litersPerGallon],
];
const headHeat: Sum = [[said(330, 'kWh a year', sources.showerheads), half, partOfYear(90)]];

const halfLoad = ours(0.5, 'of a load');
const loadWater: Sum = [
  [halfLoad, said(3.2, 'gallons a load', sources.dishwasherWater), litersPerGallon],
];
const loadEnergy: Sum = [
  [
    halfLoad,
    said(3.2, 'gallons a load', sources.dishwasherWater),
    unit(8.34, 'pounds a gallon'),
    ours(60, 'degrees Fahrenheit'),
    heatOfWater,
  ],
];

const tapOff: Sum = [
  [
    ours(2, 'times'),
    ours(1, 'minute'),
    said(2, 'gallons a minute', sources.brushing),
    litersPerGallon,
  ],
];

const rain: Sum = [
  [said(1300, 'gallons a summer', sources.rainBarrels), partOfYear(180), litersPerGallon],
];

/** The price of water that isn't used, based on an unrounded number of liters. */
function waterBill(basis: Basis, liters: Sum): Figure {
  return figure(
    basis,
    'Water costs a home 1.1 cents a gallon (0.29 cents a liter), the average that EPA’s WaterSense uses.',
    [[result(liters, 'liters'), waterPrice]],
  );
}

/** The price of hot water: of the water, and of the electricity that heats it. */
function hotWaterBill(basis: Basis, liters: Sum, kwh: Sum): Figure {
  return figure(
    basis,
    'Water costs 1.1 cents a gallon (0.29 cents a liter), and the electricity that heats it 16 cents a kWh.',
    [
      [result(liters, 'liters'), waterPrice],
      [result(kwh, 'kWh'), powerPrice],
    ],
  );
}

/** Tasks that save water, and often the energy that heats it. */
export const water: Record<string, Figures> = {
  'Take a five-minute shower': {
    ...electricitySaved(
      shower,
      'An electric water heater warms the water that a shorter shower saves, at 330 kWh for 2,700 gallons (10,200 liters).',
      shorterShowerHeat,
    ),
    waterLiters: figure(
      shower,
      'The average American shower takes 7.8 minutes at 2.1 gallons a minute (7.9 liters a minute), and yours ends after five.',
      shorterShower,
    ),
    moneyDollars: hotWaterBill(shower, shorterShower, shorterShowerHeat),
  },
  'Install a water-saving showerhead': {
    ...electricitySaved(
      head,
      'Over 90 days, half a family’s showers have a WaterSense showerhead. All of them would save 330 kWh a year with an electric water heater.',
      headHeat,
    ),
    waterLiters: figure(
      head,
      'Over 90 days, half a family’s showers have a WaterSense showerhead. All of them would save 2,700 gallons (10,200 liters) a year.',
      headWater,
    ),
    moneyDollars: hotWaterBill(head, headWater, headHeat),
  },
  'Turn off the tap as you brush': {
    waterLiters: figure(
      brushing,
      'You turn off the faucet, which runs at 2 gallons a minute (7.6 liters a minute), for one minute in the morning and one at night.',
      tapOff,
    ),
    moneyDollars: waterBill(brushing, tapOff),
  },
  'Run the dishwasher only when full': {
    ...electricitySaved(
      load,
      'One full load replaces one and a half that aren’t full. Each heats 3.2 gallons (12 liters) of water by 60 °F (33 °C) with an electric heater; drying and the motor aren’t counted.',
      loadEnergy,
    ),
    waterLiters: figure(
      load,
      'One full load in an ENERGY STAR dishwasher, at 3.2 gallons (12 liters), replaces one and a half loads that aren’t full.',
      loadWater,
    ),
    moneyDollars: hotWaterBill(load, loadWater, loadEnergy),
  },
  'Collect rain for your garden': {
    waterLiters: figure(
      halfYear,
      'Over 180 days of an average year, a barrel saves its share of 1,300 gallons (4,900 liters), all in the summer.',
      rain,
    ),
    moneyDollars: waterBill(halfYear, rain),
  },
};

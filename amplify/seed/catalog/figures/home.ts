import { sources } from '../sources';
import { figure, gridCarbonSaved, heatCarbonSaved, result } from './amounts';
import { homeEnergy, homeHeat, homeHeatBill, partOfYear } from './terms';
import type { Basis, Figures, Sum, Term } from './types';

const year: Basis = { per: 'household', covers: 365 };
const fourDays: Basis = { per: 'household', covers: 4 };

const degree: Term = { value: 0.01, of: 'for one degree', source: sources.thermostat };
const degreeHeat: Sum = [[homeHeat, degree, partOfYear(4)]];

const sealed: Term = { value: 0.15, of: 'less', source: sources.sealing };
const sealedEnergy: Sum = [[homeHeat, sealed]];

const panels: Sum = [
  [
    { value: 37e9, of: 'kWh', source: sources.solarOutput },
    { value: 1 / 3.9e6, of: 'of the homes with panels', source: sources.solarHomes },
  ],
];

/** Tasks that save energy in heating and powering a home, and the tree beside it. */
export const home: Record<string, Figures> = {
  'Adjust the thermostat one degree': {
    energyKwh: figure(
      fourDays,
      'Over 4 days of an average year, a home needs 1% less heat for one degree less. Cooling isn’t counted.',
      degreeHeat,
    ),
    carbonKg: heatCarbonSaved(fourDays, result(degreeHeat, 'kWh of heat')),
    moneyDollars: figure(
      fourDays,
      'Over 4 days of an average year, a home saves 1% of a heating bill of $519 a year.',
      [[homeHeatBill, degree, partOfYear(4)]],
    ),
  },
  'Seal and insulate your home': {
    energyKwh: figure(
      year,
      'Over a year, a typical home that seals its leaks and insulates attic, floors and basement needs 15% less heat. Cooling isn’t counted.',
      sealedEnergy,
    ),
    carbonKg: heatCarbonSaved(year, result(sealedEnergy, 'kWh of heat')),
    moneyDollars: figure(
      year,
      'Over a year, a typical home saves 15% of a heating bill of $519. Cooling isn’t counted.',
      [[homeHeatBill, sealed]],
    ),
  },
  'Install a heat pump': {
    energyKwh: figure(
      year,
      'Over a year, a basic heat pump cuts the energy use of an average home by 31%, the low end of the study.',
      [[homeEnergy, { value: 0.31, of: 'less', source: sources.heatPumps }]],
    ),
    carbonKg: figure(
      year,
      'Over a year, a heat pump saves 2.5 metric tons, the low end of the averages that the study found for U.S. homes.',
      [[{ value: 2500, of: 'kg of CO₂e', source: sources.heatPumps }]],
    ),
  },
  'Go solar': {
    energyKwh: figure(
      year,
      'Over a year, your panels make as much electricity as those of the average U.S. home that has them. It is counted as saved.',
      panels,
    ),
    carbonKg: gridCarbonSaved(year, result(panels, 'kWh')),
  },
  'Insulate your hot-water pipes': {
    moneyDollars: figure(
      { per: 'household', covers: 90 },
      'Over 90 days, the water-heating bill is lower by $8 a year, the low end of $8 to $12.',
      [[{ value: 8, of: 'dollars a year', source: sources.pipes }, partOfYear(90)]],
    ),
  },
  'Plant a native tree': {
    carbonKg: figure(
      year,
      'A tenth of the 39 kg that an urban tree stores in its first ten years, the lower of two values. The first year stores less.',
      [
        [
          { value: 39, of: 'kg of CO₂ in ten years', source: sources.equivalencies },
          { value: 0.1, of: 'of them' },
        ],
      ],
    ),
  },
};

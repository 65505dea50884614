import { sources } from '../sources';
import { figure, heatBillSaved, heatCarbonSaved, result } from './amounts';
import { minus, ours, said, unit } from './sums';
import { gasCarbon, gridCarbon, homeHeat, madePerUsed, partOfYear } from './terms';
import type { Basis, Figures, Sum, Term } from './types';

const year: Basis = { per: 'household', covers: 365 };

const sealed = said(0.15, 'less', sources.sealing);
const sealedEnergy: Sum = [[homeHeat, sealed]];

const fourDays: Basis = { per: 'household', covers: 4 };
const degree = said(0.02, 'less', sources.thermostatDegree);
const degreeEnergy: Sum = [[homeHeat, partOfYear(4), degree]];

const solarPower: Sum = [
  [
    said(5, 'kW of panels', sources.solarPanels),
    said(1350, 'hours of full sun a year', sources.solarPanels),
    ours(0.75, 'of it as power'),
  ],
];

/**
 * The electricity that a heat pump uses in a year. Its rating is from the 2023 test (HSPF2), whose number we use as is;
 * on the earlier scale, 7.2 would be about 8.5.
 */
const pumpPower: readonly Term[] = [
  homeHeat,
  ours(0.8, 'of it as heat'),
  unit(3.412, 'thousand Btu a kWh'),
  said('1 ÷ 7.2', 'kWh a thousand Btu', sources.heatPumps),
];
const pumpEnergy: Sum = [[homeHeat], [minus, ...pumpPower]];
const pumpCarbon: Sum = [
  [result([[homeHeat]], 'kWh of gas'), gasCarbon],
  [minus, result([[...pumpPower, madePerUsed]], 'kWh made at power plants'), gridCarbon],
];

/** Tasks that save energy when heating a home, or generate it there. */
export const home: Record<string, Figures> = {
  'Seal and insulate your home': {
    energyKwh: figure(
      year,
      'Over a year, a typical home that seals its leaks and insulates its attic, floors and basement saves 15% of 9,000 kWh of heat, less than the average of 2015. Cooling isn’t counted.',
      sealedEnergy,
    ),
    carbonKg: heatCarbonSaved(year, result(sealedEnergy, 'kWh of heat')),
    moneyDollars: heatBillSaved(year, result(sealedEnergy, 'kWh of heat')),
  },
  'Turn the heat down one degree': {
    energyKwh: figure(
      fourDays,
      'Over 4 days at 9,000 kWh of heat a year, less than the average of 2015, 1 °F (0.6 °C) less saves 2%. Days with the heat on use more.',
      degreeEnergy,
    ),
    carbonKg: heatCarbonSaved(fourDays, result(degreeEnergy, 'kWh of heat')),
    moneyDollars: heatBillSaved(fourDays, result(degreeEnergy, 'kWh of heat')),
  },
  'Go solar': {
    energyKwh: figure(
      year,
      'Over a year, 5 kW of panels get 1,350 hours of full sun in the least sunny part of the 48 states. Heat, wiring and shade cost a quarter of it.',
      solarPower,
    ),
    carbonKg: figure(
      year,
      'Over a year, each kWh from the panels replaces one from U.S. power plants, at 0.81 pounds (0.37 kg) of CO₂. Making the panels isn’t counted.',
      [[result(solarPower, 'kWh'), gridCarbon]],
    ),
  },
  'Install a heat pump': {
    energyKwh: figure(
      year,
      'Over a year, a heat pump that gives 7.2 Btu of heat per watt-hour, the ENERGY STAR minimum, replaces a furnace that turns 80% of 9,000 kWh of gas into heat. Cooling isn’t counted.',
      pumpEnergy,
    ),
    carbonKg: figure(
      year,
      'Over a year, the furnace burns no gas, and average U.S. power plants supply the heat pump, plus the 5% lost on the way. Replacing oil, propane or plain electric heat saves more.',
      pumpCarbon,
    ),
  },
};

import { sources } from '../sources';
import { figure, heatBillSaved, heatCarbonSaved, result } from './amounts';
import { gridCarbon, homeEnergy, homeHeat, partOfYear } from './terms';
import type { Basis, Figures, Sum, Term } from './types';

const year: Basis = { per: 'household', covers: 365 };

const sealed: Term = { value: 0.15, of: 'less', source: sources.sealing };
const sealedEnergy: Sum = [[homeHeat, sealed]];

const fourDays: Basis = { per: 'household', covers: 4 };
const degree: Term = { value: 0.02, of: 'less', source: sources.thermostatDegree };
const degreeEnergy: Sum = [[homeHeat, partOfYear(4), degree]];

const solarPower: Sum = [
  [
    { value: 5, of: 'kW of panels', source: sources.solarPanels },
    { value: 1350, of: 'hours of full sun a year', source: sources.solarPanels },
    { value: 0.75, of: 'of it as power' },
  ],
];

/** Tasks that save energy in heating a home, or make it there. */
export const home: Record<string, Figures> = {
  'Seal and insulate your home': {
    energyKwh: figure(
      year,
      'Over a year, a typical home that seals its leaks and insulates attic, floors and basement needs 15% less of 9,000 kWh of heat, under the average of 2015. Cooling isn’t counted.',
      sealedEnergy,
    ),
    carbonKg: heatCarbonSaved(year, result(sealedEnergy, 'kWh of heat')),
    moneyDollars: heatBillSaved(year, result(sealedEnergy, 'kWh of heat')),
  },
  'Turn the heat down one degree': {
    energyKwh: figure(
      fourDays,
      'Over 4 days at 9,000 kWh of heat a year, under the average of 2015, 1 °F (0.6 °C) less saves 2%. Days on which the heat is on need more.',
      degreeEnergy,
    ),
    carbonKg: heatCarbonSaved(fourDays, result(degreeEnergy, 'kWh of heat')),
    moneyDollars: heatBillSaved(fourDays, result(degreeEnergy, 'kWh of heat')),
  },
  'Go solar': {
    energyKwh: figure(
      year,
      'Over a year, panels of 5 kW get 1,350 hours of full sun in the least sunny part of the 48 states, and heat, wires and shade take a quarter of it.',
      solarPower,
    ),
    carbonKg: figure(
      year,
      'Over a year, each kWh that the panels make replaces one of U.S. power plants, which causes 0.81 pounds (0.37 kg) of CO₂. Making the panels isn’t counted.',
      [[result(solarPower, 'kWh'), gridCarbon]],
    ),
  },
  'Install a heat pump': {
    energyKwh: figure(
      year,
      'Over a year, a basic heat pump saves 31%, the low end of the study, of the 22,500 kWh of energy that an average home uses.',
      [[homeEnergy, { value: 0.31, of: 'less', source: sources.heatPumps }]],
    ),
    carbonKg: figure(
      year,
      'Over a year, a heat pump saves 5,500 pounds of CO₂e (2.5 metric tons of CO₂e), the low end of the averages that the study found for U.S. homes.',
      [[{ value: 2500, of: 'kg of CO₂e', source: sources.heatPumps }]],
    ),
  },
};

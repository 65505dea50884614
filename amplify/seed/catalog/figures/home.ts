import { sources } from '../sources';
import { figure, heatCarbonSaved, result } from './amounts';
import { homeEnergy, homeHeat, homeHeatBill } from './terms';
import type { Basis, Figures, Sum, Term } from './types';

const year: Basis = { per: 'household', covers: 365 };

const sealed: Term = { value: 0.15, of: 'less', source: sources.sealing };
const sealedEnergy: Sum = [[homeHeat, sealed]];

/** Tasks that save energy in heating a home. */
export const home: Record<string, Figures> = {
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
      'Over a year, a heat pump saves 5,500 pounds of CO₂e (2.5 metric tons of CO₂e), the low end of the averages that the study found for U.S. homes.',
      [[{ value: 2500, of: 'kg of CO₂e', source: sources.heatPumps }]],
    ),
  },
};

import { sources } from '../sources';
import { said, unit } from './sums';
import type { Term } from './types';

export const litersPerGallon = unit(3.785, 'liters a gallon');
export const kgPerPound = unit(0.4536, 'kg a pound');

/** The fraction of a year that a number of days makes up. */
export function partOfYear(days: number): Term {
  return unit(days / 365, `of a year (${days} days)`);
}

/**
 * For power that is saved. Counts only power plants' CO₂: other gases, and losses on the way to the outlet, are left
 * out.
 */
export const gridCarbon = said('0.81 × 0.4536', 'kg of CO₂ a kWh', sources.gridCarbon);

/** For power that a task uses: plants also generate the losses on the way to the outlet. */
export const madePerUsed = said('1 ÷ (1 − 0.05)', 'kWh made a kWh used', sources.lineLosses);

export const powerPrice = said(0.16, 'dollars a kWh', sources.powerPrice);

/** The carbon of heat, as if all of it came from natural gas, the cleanest fossil fuel. */
export const gasCarbon = said('53.06 ÷ 293.07', 'kg of CO₂ a kWh of gas', sources.emissionFactors);

export const waterPrice = said('2.9 ÷ 260 ÷ 3.785', 'dollars a liter', sources.showerheads);

export const showerHeat = said(
  '330 ÷ 2,700 ÷ 3.785',
  'kWh a liter of shower water',
  sources.showerheads,
);

export const heatOfWater = said('1 ÷ 3,412', 'kWh a pound and degree', sources.waterHeat);

export const carbonPerMile = said(0.4, 'kg of CO₂ a mile', sources.typicalCar);

export const gallonsPerKg = said('1 ÷ 8.887', 'gallons a kg of CO₂', sources.typicalCar);

export const gasPrice = said(3.09, 'dollars a gallon', sources.gasPrice);

/** Less than the 2015 average, since EIA's survey of 2020, which we know only secondhand, is 3% lower. */
export const homeHeat: Term = {
  value: 9000,
  of: 'kWh of heat a home and year',
  from: sources.heatSurvey,
  how: 'rounded down from 9,780',
};

export const fridgeEnergy = said(
  '303 ÷ 118.2 × 293.07',
  'kWh of refrigerators a home and year',
  sources.heatSurvey,
);

export const cubicFeetOfGas = said(
  '1 ÷ 1.026 ÷ 293.07',
  'thousand cubic feet of gas a kWh',
  sources.emissionFactors,
);

export const heatingGasPrice = said(9.3, 'dollars a thousand cubic feet', sources.heatingGasPrice);

export const homeFoodWaste = said(
  '58.8 ÷ 365',
  'kg of food a person and day',
  sources.homeFoodWaste,
);

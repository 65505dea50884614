import { sources } from '../sources';
import type { Term } from './types';

const KG_PER_POUND = 0.4536;
const KWH_PER_MILLION_BTU = 293.07;

export const litersPerGallon: Term = { value: 3.785, of: 'liters a gallon' };
export const kgPerPound: Term = { value: KG_PER_POUND, of: 'kg a pound' };

/** The part of a year that a number of days is. */
export function partOfYear(days: number): Term {
  return { value: days / 365, of: `of a year (${days} days)` };
}

/** CO₂ of power plants only: losses on the way to the outlet and other gases are left out. */
export const gridCarbon: Term = {
  value: 0.81 * KG_PER_POUND,
  of: 'kg of CO₂ a kWh',
  source: sources.gridCarbon,
};

export const powerPrice: Term = { value: 0.16, of: 'dollars a kWh', source: sources.powerPrice };

/** The carbon of heat, as if natural gas gave all of it, the cleanest fossil fuel. */
export const gasCarbon: Term = {
  value: 53.06 / KWH_PER_MILLION_BTU,
  of: 'kg of CO₂ a kWh of gas',
  source: sources.emissionFactors,
};

export const waterPrice: Term = {
  value: 2.9 / 260 / litersPerGallon.value,
  of: 'dollars a liter',
  source: sources.showerheads,
};

export const showerHeat: Term = {
  value: 330 / 2700 / litersPerGallon.value,
  of: 'kWh a liter of shower water',
  source: sources.showerheads,
};

export const heatOfWater: Term = {
  value: 1 / 3412,
  of: 'kWh a pound and degree',
  source: sources.waterHeat,
};

export const carbonPerMile: Term = {
  value: 0.4,
  of: 'kg of CO₂ a mile',
  source: sources.typicalCar,
};

export const gallonsPerKg: Term = {
  value: 1 / 8.887,
  of: 'gallons a kg of CO₂',
  source: sources.typicalCar,
};

export const gasPrice: Term = { value: 3.09, of: 'dollars a gallon', source: sources.gasPrice };

/** Less than the average of 2015, since homes have needed less since. */
export const homeHeat: Term = {
  value: 9000,
  of: 'kWh of heat a home and year',
  source: sources.heatSurvey,
};

export const fridgeEnergy: Term = {
  value: (303 / 118.2) * KWH_PER_MILLION_BTU,
  of: 'kWh of a fridge a home and year',
  source: sources.heatSurvey,
};

export const cubicFeetOfGas: Term = {
  value: 1 / 1.026 / KWH_PER_MILLION_BTU,
  of: 'thousand cubic feet of gas a kWh',
  source: sources.emissionFactors,
};

export const heatingGasPrice: Term = {
  value: 9.3,
  of: 'dollars a thousand cubic feet',
  source: sources.heatingGasPrice,
};

export const homeFoodWaste: Term = {
  value: 58.8 / 365,
  of: 'kg of food a person and day',
  source: sources.homeFoodWaste,
};

import { sources } from '../sources';
import type { Term } from './types';

const KG_PER_POUND = 0.4536;
const KWH_PER_MILLION_BTU = 293.07;

export const litersPerGallon: Term = { value: 3.785, of: 'liters a gallon', from: 'unit' };
export const kgPerPound: Term = { value: KG_PER_POUND, of: 'kg a pound', from: 'unit' };

/** The part of a year that a number of days is. */
export function partOfYear(days: number): Term {
  return { value: days / 365, of: `of a year (${days} days)`, from: 'unit' };
}

/** CO₂ of power plants only, for power that is saved: losses on the way to the outlet and other gases are left out. */
export const gridCarbon: Term = {
  value: 0.81 * KG_PER_POUND,
  of: 'kg of CO₂ a kWh',
  from: sources.gridCarbon,
  how: '0.81 × 0.4536',
};

/** For power that a task takes: what gets lost on the way to the outlet is made, too. */
export const madePerUsed: Term = {
  value: 1 / (1 - 0.05),
  of: 'kWh made a kWh used',
  from: sources.lineLosses,
  how: '1 ÷ (1 − 0.05)',
};

export const powerPrice: Term = { value: 0.16, of: 'dollars a kWh', from: sources.powerPrice };

/** The carbon of heat, as if natural gas gave all of it, the cleanest fossil fuel. */
export const gasCarbon: Term = {
  value: 53.06 / KWH_PER_MILLION_BTU,
  of: 'kg of CO₂ a kWh of gas',
  from: sources.emissionFactors,
  how: '53.06 ÷ 293.07',
};

export const waterPrice: Term = {
  value: 2.9 / 260 / litersPerGallon.value,
  of: 'dollars a liter',
  from: sources.showerheads,
  how: '2.9 ÷ 260 ÷ 3.785',
};

export const showerHeat: Term = {
  value: 330 / 2700 / litersPerGallon.value,
  of: 'kWh a liter of shower water',
  from: sources.showerheads,
  how: '330 ÷ 2,700 ÷ 3.785',
};

export const heatOfWater: Term = {
  value: 1 / 3412,
  of: 'kWh a pound and degree',
  from: sources.waterHeat,
  how: '1 ÷ 3,412',
};

export const carbonPerMile: Term = {
  value: 0.4,
  of: 'kg of CO₂ a mile',
  from: sources.typicalCar,
};

export const gallonsPerKg: Term = {
  value: 1 / 8.887,
  of: 'gallons a kg of CO₂',
  from: sources.typicalCar,
  how: '1 ÷ 8.887',
};

export const gasPrice: Term = { value: 3.09, of: 'dollars a gallon', from: sources.gasPrice };

/** Less than the average of 2015: EIA's survey of 2020, which we know only from others, has 3% less. */
export const homeHeat: Term = {
  value: 9000,
  of: 'kWh of heat a home and year',
  from: sources.heatSurvey,
  how: 'rounded down from 9,780',
};

export const fridgeEnergy: Term = {
  value: (303 / 118.2) * KWH_PER_MILLION_BTU,
  of: 'kWh of a fridge a home and year',
  from: sources.heatSurvey,
  how: '303 ÷ 118.2 × 293.07',
};

export const cubicFeetOfGas: Term = {
  value: 1 / 1.026 / KWH_PER_MILLION_BTU,
  of: 'thousand cubic feet of gas a kWh',
  from: sources.emissionFactors,
  how: '1 ÷ 1.026 ÷ 293.07',
};

export const heatingGasPrice: Term = {
  value: 9.3,
  of: 'dollars a thousand cubic feet',
  from: sources.heatingGasPrice,
};

export const homeFoodWaste: Term = {
  value: 58.8 / 365,
  of: 'kg of food a person and day',
  from: sources.homeFoodWaste,
  how: '58.8 ÷ 365',
};

import {
  DAYS_PER_YEAR,
  electricityCarbon,
  electricityPrice,
  gasCarbon,
  gasolineCarbon,
  gasolinePrice,
  waterPrice,
} from './factors';
import type { Figure, Figures } from './types';

/** The amount rounded to the digits that an estimate bears, two unless it is rougher. */
export function rounded(amount: number, digits = 2): number {
  return Number(amount.toPrecision(digits));
}

/**
 * The part of a year's amount that falls to the days for which a completion counts, so that completing
 * a task again counts the next days and no day twice.
 */
export function overDays(perYear: number, days: number): number {
  return (perYear * days) / DAYS_PER_YEAR;
}

/** The carbon of electricity that isn't used, from an unrounded number of kWh. */
export function electricityCarbonSaved(kwh: number): Figure {
  return {
    amount: rounded(kwh * electricityCarbon.value),
    assumption: 'Each kWh of U.S. electricity causes 0.37 kg of CO2 on average.',
    source: electricityCarbon.source,
  };
}

/** The energy, carbon and money of electricity that isn't used. Less than a cent isn't worth a figure. */
export function electricitySaved(kwh: number, assumption: string, source: string): Figures {
  const dollars = kwh * electricityPrice.value;
  return {
    energyKwh: { amount: rounded(kwh), assumption, source },
    carbonKg: electricityCarbonSaved(kwh),
    ...(dollars >= 0.01 && {
      moneyDollars: {
        amount: rounded(dollars),
        assumption: 'Each kWh of electricity costs a U.S. home 16 cents on average.',
        source: electricityPrice.source,
      },
    }),
  };
}

/** The carbon of heat that isn't needed, as if natural gas gave all of it, the cleanest fossil fuel. */
export function heatCarbonSaved(kwh: number): Figure {
  return {
    amount: rounded(kwh * gasCarbon.value),
    assumption: 'The energy saved is counted as natural gas, at 0.18 kg of CO2 per kWh.',
    source: gasCarbon.source,
  };
}

/** The carbon and money of gasoline that isn't burned, from an unrounded number of gallons. */
export function gasolineSaved(gallons: number, assumption: string, source: string): Figures {
  return {
    carbonKg: { amount: rounded(gallons * gasolineCarbon.value), assumption, source },
    moneyDollars: {
      amount: rounded(gallons * gasolinePrice.value),
      assumption: 'Each gallon of gasoline cost $3.30 on average in 2024.',
      source: gasolinePrice.source,
    },
  };
}

/** The price of water that isn't used, from an unrounded number of liters. */
export function waterBillSaved(liters: number): Figure {
  return {
    amount: rounded(liters * waterPrice.value),
    assumption:
      'Each gallon of water costs a home 1.1 cents, the average that EPA’s WaterSense uses.',
    source: waterPrice.source,
  };
}

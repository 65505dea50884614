import { cubicFeetOfGas, gasCarbon, gridCarbon, heatingGasPrice, powerPrice } from './terms';
import type { Basis, Figure, Figures, Sum, Term } from './types';

/** Returns a sum's value, unrounded. */
export function valueOf(sum: Sum): number {
  return sum.reduce((total, terms) => total + product(terms), 0);
}

function product(terms: readonly Term[]): number {
  return terms.reduce((total, { value }) => total * value, 1);
}

/** Returns an amount rounded down to an estimate's digits: two, with at most three decimals, like totals. */
function rounded(amount: number): number {
  const step = Math.max(10 ** (Math.floor(Math.log10(amount)) - 1), 0.001);
  // 0.15 ÷ 0.01 is 14.999999999999998 in binary.
  const steps = Math.floor(amount / step + 1e-9);
  return Number((steps * step).toFixed(3));
}

/** Returns the figure that a sum yields. */
export function figure(basis: Basis, assumption: string, sum: Sum): Figure {
  return { ...basis, amount: rounded(valueOf(sum)), assumption, sum };
}

/** Returns the unrounded result of a sum, as a term of another sum. */
export function result(sum: Sum, of: string): Term {
  return { value: valueOf(sum), of, from: sum };
}

/** Returns the energy, carbon and money of electricity that isn't used. Less than a cent isn't counted. */
export function electricitySaved(basis: Basis, assumption: string, sum: Sum): Figures {
  const kwh = result(sum, 'kWh');
  const money: Sum = [[kwh, powerPrice]];
  return {
    energyKwh: figure(basis, assumption, sum),
    carbonKg: gridCarbonSaved(basis, kwh),
    ...(valueOf(money) >= 0.01 && {
      moneyDollars: figure(
        basis,
        'Each kWh of electricity costs a U.S. home 16 cents on average.',
        money,
      ),
    }),
  };
}

/** Returns the carbon that U.S. power plants don't emit for electricity that isn't used. */
function gridCarbonSaved(basis: Basis, kwh: Term): Figure {
  return figure(
    basis,
    'Each kWh of U.S. electricity causes 0.81 pounds (0.37 kg) of CO₂ on average.',
    [[kwh, gridCarbon]],
  );
}

/** Returns the carbon of heat that isn't needed. */
export function heatCarbonSaved(basis: Basis, kwh: Term): Figure {
  return figure(
    basis,
    'The energy saved is counted as natural gas, at 0.4 pounds (0.18 kg) of CO₂ per kWh.',
    [[kwh, gasCarbon]],
  );
}

/** Returns the price of heat that isn't needed. */
export function heatBillSaved(basis: Basis, kwh: Term): Figure {
  return figure(
    basis,
    'The energy saved is counted as natural gas, at 3 cents a kWh, the lowest price of 2019.',
    [[kwh, cubicFeetOfGas, heatingGasPrice]],
  );
}

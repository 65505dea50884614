import { sources } from '../sources';
import { figure, result } from './amounts';
import { ours, said, unit } from './sums';
import { carbonPerMile, gallonsPerKg, gasPrice, kgPerPound, partOfYear } from './terms';
import type { Basis, Figure, Figures, Sum, Term } from './types';

const trip: Basis = { per: 'person', covers: 'once' };

/** The price of the gasoline whose CO₂ is saved. */
function gasolineBill(basis: Basis, carbon: Sum): Figure {
  return figure(
    basis,
    'You don’t buy the gasoline that makes that much CO₂, at $3.09 a gallon ($0.82 a liter), the average of 2025.',
    [[result(carbon, 'kg of CO₂'), gallonsPerKg, gasPrice]],
  );
}

/** Miles that aren't driven in a typical car. */
function milesSaved(basis: Basis, assumption: string, ...miles: readonly Term[]): Figures {
  const carbon: Sum = [[...miles, carbonPerMile]];
  return {
    carbonKg: figure(basis, assumption, carbon),
    moneyDollars: gasolineBill(basis, carbon),
  };
}

const month: Basis = { per: 'household', covers: 30 };
const tires: Sum = [
  [said(12, 'dollars of gasoline a year', sources.tires), ours(0.5, 'of it'), partOfYear(30)],
];

/** Tasks that replace driving and flying, or make them take less fuel. */
export const travel: Record<string, Figures> = {
  'Walk a short trip': milesSaved(
    trip,
    'You walk 1 mile (1.6 km) instead of driving a typical vehicle, pickups and SUVs included, at 400 grams of CO₂ a mile (250 grams of CO₂ a km).',
    ours(1, 'mile'),
  ),
  'Ride a bike instead of driving': milesSaved(
    trip,
    'You ride 2 miles (3.2 km) instead of driving a typical vehicle, pickups and SUVs included, at 400 grams of CO₂ a mile (250 grams of CO₂ a km).',
    ours(2, 'miles'),
  ),
  'Take the bus or train': {
    carbonKg: figure(
      trip,
      'Over 5 miles (8 km), a subway or tram causes 93 grams of CO₂ a mile (58 grams of CO₂ a km), and a car alone, not a pickup or SUV, 297 grams a mile (185 grams a km).',
      [[ours(5, 'miles'), said('(297 − 93) ÷ 1,000', 'kg of CO₂ a mile', sources.emissionFactors)]],
    ),
  },
  'Check your tire pressure': {
    carbonKg: figure(
      month,
      'The gasoline that you don’t burn cost $3.09 a gallon ($0.82 a liter) in 2025 and would have made 8,887 grams of CO₂ a gallon (2,350 grams of CO₂ a liter).',
      [
        [
          result(tires, 'dollars of gasoline'),
          said('1 ÷ 3.09', 'gallons a dollar', sources.gasPrice),
          said(8.887, 'kg of CO₂ a gallon', sources.typicalCar),
        ],
      ],
    ),
    moneyDollars: figure(
      month,
      'Over 30 days, the right tire pressure saves half of what checks at each service save the average Californian: $12 of gasoline a year.',
      tires,
    ),
  },
  'Change how you commute': milesSaved(
    { per: 'person', covers: 180 },
    'Over 180 days, commutes of 15 miles (24 km) each way on two days a week take half the gasoline, as in a carpool of two. A car causes 400 grams of CO₂ a mile (250 grams of CO₂ a km).',
    ours(2, 'days a week'),
    unit(2, 'ways'),
    said(15, 'miles', sources.commutes),
    unit(180 / 7, 'weeks'),
    ours(0.5, 'of the gasoline'),
  ),
  'Switch to an electric car': {
    carbonKg: figure(
      { per: 'household', covers: 365 },
      'Over a year, an electric car on the U.S. grid of 2015 causes 4,815 pounds (2,184 kg) of CO₂e, and the gasoline car that it replaces 11,435 pounds (5,187 kg). Making the car isn’t counted.',
      [[said('11,435 − 4,815', 'pounds of CO₂e', sources.electricCars), kgPerPound]],
    ),
  },
  'Travel by train, not by plane': {
    carbonKg: figure(
      { per: 'person', covers: 'once' },
      'For 500 miles (800 km) each way, the average Amtrak train causes 113 grams of CO₂ a mile (70 grams of CO₂ a km), EPA’s higher figure, and a plane 129 grams a mile (80 grams a km). Some trains cause more.',
      [
        [
          ours(1000, 'miles'),
          said('(129 − 113) ÷ 1,000', 'kg of CO₂ a mile', sources.emissionFactors),
        ],
      ],
    ),
  },
};

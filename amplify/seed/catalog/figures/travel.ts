import { gasolineSaved, overDays, rounded } from './amounts';
import { carCarbonPerYear, carMilesPerGallon, gasolineCarbon, KG_PER_POUND } from './factors';
import type { Figures } from './types';

const gallons = (miles: number): number => miles / carMilesPerGallon.value;

// 2 days a week × 2 trips × 15 miles over 180 days, of which half the gasoline is saved
const commute = 0.5 * 2 * 2 * 15 * (180 / 7);

/** Tasks that replace driving and flying, or need less fuel for it. */
export const travel: Record<string, Figures> = {
  'Walk a short trip': gasolineSaved(
    gallons(1),
    'You walk 1 mile, the average length of such trips, instead of driving a car that gets 22 miles per gallon.',
    'https://rosap.ntl.bts.gov/view/dot/58741',
  ),
  // 85% of bicycle trips are 3 miles or less
  'Ride a bike instead of driving': gasolineSaved(
    gallons(2),
    'You ride 2 miles instead of driving a car that gets 22 miles per gallon.',
    'https://bikeleague.org/national-household-travel-survey-short-trips-analysis/',
  ),
  'Take the bus or train': {
    carbonKg: {
      // 5 miles ÷ 22 miles per gallon × 8.887 kg × half
      amount: rounded(0.5 * gallons(5) * gasolineCarbon.value, 1),
      assumption:
        'You ride 5 miles on public transit, which causes about half as much as driving alone.',
      source:
        'https://la.streetsblog.org/2010/04/22/new-report-tracks-urban-transit-emissions-where-does-your-city-rank',
    },
  },
  // 4,600 kg of CO2 a year ÷ 8.887 kg per gallon × 0.6% (fueleconomy.gov) over 30 days
  'Check your tire pressure': gasolineSaved(
    overDays((carCarbonPerYear.value / gasolineCarbon.value) * 0.006, 30),
    'Over 30 days, a typical car with the right tire pressure burns 0.6% less gasoline, the average gain.',
    'https://greennewton.org/tip-week-keep-tires-properly-inflated/',
  ),
  'Change how you commute': gasolineSaved(
    gallons(commute),
    'Over 180 days, commutes of 15 miles each way on two days a week need half as much gasoline.',
    'https://www.bts.gov/archive/publications/omnistats/volume_03_issue_04/entire',
  ),
  'Make your next car electric': {
    carbonKg: {
      // 11,435 − 4,815 pounds per year, fuel and power plants included
      amount: rounded((11_435 - 4815) * KG_PER_POUND),
      assumption:
        'Over a year, an electric car charged from the U.S. grid of 2015 replaces an average gasoline car.',
      source:
        'https://energy.gov/eere/vehicles/fact-950-november-7-2016-well-wheel-emissions-typical-ev-state-2015',
    },
  },
  'Travel by train, not by plane': {
    carbonKg: {
      // 1,000 miles × 0.28 kg per mile in the air (UK figures in Hansard, March 4, 2008) × 54% less
      amount: rounded(1000 * 0.28 * 0.54),
      assumption: 'A train ride of 500 miles each way causes 54% less than flying there and back.',
      source:
        'https://kleinmanenergy.upenn.edu/commentary/blog/traveling-across-the-united-states-the-old-fashioned-way',
    },
  },
};

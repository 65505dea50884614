import { rounded } from './amounts';
import { KG_PER_POUND, KG_PER_SHORT_TON, LITERS_PER_GALLON, landfilledScraps } from './factors';
import type { Figures } from './types';

const pacificInstitute =
  'https://studylib.net/doc/8922965/bottled-water-and-energy-a-pacific-institute-fact-sheet';
const catalogs =
  'https://judykitsune.wordpress.com/2007/12/04/19-billion-catalogs-emissions-from-2-million-cars-annually/';

const bottleLiters = 0.5;
// Beverage Marketing Corporation, 2014
const bottleKg = 0.00925;

// half of what is recycled per person and day: 69 of 292.4 million tons, of 4.9 pounds
const recycled = 0.5 * (69 / 292.4) * 4.9 * KG_PER_POUND;

// 5 catalogs of 19 billion that weigh 3.6 million short tons
const fiveCatalogs = 5 / 19e9;

/** Tasks that use less, use longer or keep things out of the trash. */
export const waste: Record<string, Figures> = {
  'Refill a water bottle': {
    carbonKg: {
      // 9.25 g of plastic × 3 kg of CO2 per kg
      amount: rounded(bottleKg * 3, 1),
      assumption: 'One refill replaces a half-liter bottle, of which only the plastic is counted.',
      source: pacificInstitute,
    },
    waterLiters: {
      // 3 liters of water for each liter sold, less the liter itself
      amount: rounded(bottleLiters * (3 - 1), 1),
      assumption:
        'One refill replaces a half-liter bottle and the extra water of making and filling it.',
      source: pacificInstitute,
    },
    wasteKg: {
      amount: rounded(bottleKg, 1),
      assumption: 'One refill replaces a half-liter plastic bottle of average weight.',
      source: 'https://heimduo.org/what-does-an-empty-water-bottle-weigh/',
    },
    moneyDollars: {
      // $1.23 per gallon wholesale in 2021, less than any store's price
      amount: rounded((1.23 / LITERS_PER_GALLON) * bottleLiters),
      assumption:
        'One refill replaces a half-liter of bottled water at its average wholesale price.',
      source: 'https://bottledwater.org/how-much-does-bottled-water-cost/',
    },
  },
  'Bring your own cup': {
    carbonKg: {
      // 60.9 g per paper cup × 69%, the part saved once a reusable cup is made and washed
      amount: rounded(0.0609 * 0.69, 1),
      assumption: 'One drink in a cup that is washed and reused replaces one in a paper cup.',
      source:
        'https://profound-tips.com/popular-lifehacks/what-is-the-carbon-footprint-of-paper-cups',
    },
    moneyDollars: {
      amount: 0.1,
      assumption: 'The coffee shop takes a dime off the price, as Starbucks does.',
      source:
        'https://eatocracy.blogs.cnn.com/2013/01/03/starbucks-introduces-1-reusable-cup-to-cut-down-on-waste/',
    },
  },
  'Shop with your own bag': {
    carbonKg: {
      // 2 bags × 20 g, the low end of 20–30 g
      amount: rounded(2 * 0.02, 1),
      assumption: 'A bag that you already own replaces two thin plastic bags.',
      source: 'https://directsourceprocurement.com/plastic-bags-the-carbon-cost-of-convenience',
    },
    wasteKg: {
      // 2 bags × 5 g, the low end of 5–10 g
      amount: rounded(2 * 0.005, 1),
      assumption: 'A bag that you already own replaces two thin plastic bags.',
      source: 'https://sizepedia.org/how-much-does-a-plastic-bag-weigh',
    },
  },
  'Use cloth, not paper towels': {
    carbonKg: {
      // a household's weekly roll of about 1 kg of CO2 ÷ 7 days
      amount: rounded(1 / 7, 1),
      assumption: 'A household that uses a roll of paper towels a week uses none for a day.',
      source: 'https://www.carboncurb.com/paper-view',
    },
  },
  'Sort your recycling well': {
    wasteKg: {
      amount: rounded(recycled),
      assumption:
        'You recycle half of what an average American recycles in a day, at home and at work.',
      source:
        'https://kleanindustries.com/resources/market-analysis-research/unites-states-fact-figures-on-materials-wastes-recycling',
    },
    carbonKg: {
      // EPA's calculator, as reported: 38.4 metric tons for 13.4 short tons recycled instead of landfilled
      amount: rounded((recycled * 38_400) / (13.4 * KG_PER_SHORT_TON), 1),
      assumption: 'The same mix of material would otherwise go to the landfill.',
      source: 'https://ecoseeds.org/lets-tend-more-trees/',
    },
  },
  'Save scraps for compost': {
    wasteKg: {
      amount: rounded(landfilledScraps.value),
      assumption: 'You compost the scraps that one American sends to the landfill in a day.',
      source: landfilledScraps.source,
    },
  },
  'Start a compost bin': {
    wasteKg: {
      // 2 people × 180 days
      amount: rounded(landfilledScraps.value * 2 * 180),
      assumption:
        'Over 180 days, two people compost the scraps that they would send to the landfill.',
      source: landfilledScraps.source,
    },
  },
  'Mend instead of replacing': {
    carbonKg: {
      // 20% (of WRAP's 20–30%) of the 3 kg that wearing a piece again saves (EuRIC)
      amount: rounded(0.2 * 3, 1),
      assumption: 'The repair keeps one piece of clothing in use for nine months longer.',
      source: 'https://www.worcestershire.gov.uk/info/20705/reduce/2392/love_your_clothes',
    },
  },
  'Fill a box to give away': {
    carbonKg: {
      // 5 pieces × 3 kg
      amount: rounded(5 * 3),
      assumption: 'Five pieces of clothing of good quality are worn again instead of new ones.',
      source: 'https://pciaw.org/second-hand-clothes-have-70-times-lower-environmental-impact/',
    },
  },
  'Go paperless with your mail': {
    wasteKg: {
      amount: rounded(fiveCatalogs * 3.6e6 * KG_PER_SHORT_TON),
      assumption: 'Over 60 days, five catalogs of average weight aren’t mailed to you.',
      source: catalogs,
    },
    carbonKg: {
      // 5.2 million short tons of CO2 for the paper of all catalogs
      amount: rounded(fiveCatalogs * 5.2e6 * KG_PER_SHORT_TON),
      assumption: 'Over 60 days, the paper of five catalogs of average weight isn’t made.',
      source: catalogs,
    },
  },
};

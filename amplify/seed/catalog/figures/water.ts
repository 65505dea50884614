import { electricitySaved, overDays, rounded, waterBillSaved } from './amounts';
import { LITERS_PER_GALLON, showerHeat } from './factors';
import type { Figures } from './types';

const endUses = 'https://home-water-works.org/indoor-use/showers';
const waterSenseShowerHeads = showerHeat.source;
const indoorWaterUse = 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P1004SNL.txt';
const energyStarDishwashers =
  'https://www.energystar.gov/products/appliances/dishwashers/key_product_criteria';
const rainBarrels =
  'https://blog.epa.gov/2010/06/24/control-your-stormwater-and-save-money-use-a-rain-barrel/';
const outdoorWaterUse = 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100R9D8.txt';

// (7.8 minutes on average − 5) × 2.1 gallons a minute
const shorterShower = (7.8 - 5) * 2.1 * LITERS_PER_GALLON;

// 2,700 gallons and 330 kWh per family and year, over the task's 90 days
const efficientShowers = overDays(2700, 90) * LITERS_PER_GALLON;
const efficientShowerHeat = overDays(330, 90);

// 200 gallons per person and month ÷ 30 days
const tapOff = (200 / 30) * LITERS_PER_GALLON;

// half a cycle of 3.5 gallons, and of 270 kWh ÷ 215 cycles a year
const halfCycleWater = 0.5 * 3.5 * LITERS_PER_GALLON;
const halfCycleEnergy = (0.5 * 270) / 215;

// 1,300 gallons in a summer
const rain = 1300 * LITERS_PER_GALLON;

// 320 gallons a day × 30% outdoors × half of it on lawns and gardens × a tenth of the area
const wildPatch = 320 * 0.3 * 0.5 * 0.1 * 365 * LITERS_PER_GALLON;

/** Tasks that save water, and often the heat in it. */
export const water: Record<string, Figures> = {
  'Take a five-minute shower': {
    ...electricitySaved(
      shorterShower * showerHeat.value,
      'An electric water heater warms the water that a shorter shower saves.',
      waterSenseShowerHeads,
    ),
    waterLiters: {
      amount: rounded(shorterShower),
      assumption:
        'The average American shower takes 7.8 minutes at 2.1 gallons a minute, and yours ends after five.',
      source: endUses,
    },
  },
  'Fit a water-saving shower head': {
    ...electricitySaved(
      efficientShowerHeat,
      'Over 90 days, an average family with an electric water heater switches to WaterSense shower heads.',
      waterSenseShowerHeads,
    ),
    waterLiters: {
      amount: rounded(efficientShowers),
      assumption: 'Over 90 days, an average family showers with WaterSense shower heads.',
      source: waterSenseShowerHeads,
    },
  },
  'Turn off the tap as you brush': {
    waterLiters: {
      amount: rounded(tapOff),
      assumption:
        'One person turns off a 2-gallon-a-minute faucet while brushing in the morning and at night.',
      source: indoorWaterUse,
    },
    moneyDollars: waterBillSaved(tapOff),
  },
  'Run only a full dishwasher': {
    ...electricitySaved(
      halfCycleEnergy,
      'One full load in an ENERGY STAR dishwasher replaces one and a half loads that aren’t full.',
      energyStarDishwashers,
    ),
    waterLiters: {
      amount: rounded(halfCycleWater),
      assumption:
        'One full load in an ENERGY STAR dishwasher replaces one and a half loads that aren’t full.',
      source: energyStarDishwashers,
    },
  },
  'Collect rain for your garden': {
    waterLiters: {
      amount: rounded(rain),
      assumption: 'A barrel supplies an average home with rain through one summer of watering.',
      source: rainBarrels,
    },
    moneyDollars: waterBillSaved(rain),
  },
  'Turn lawn into wild garden': {
    waterLiters: {
      amount: rounded(wildPatch),
      assumption:
        'Over a year, native plants do without watering on a tenth of an average family’s lawn and garden.',
      source: outdoorWaterUse,
    },
    moneyDollars: waterBillSaved(wildPatch),
  },
};

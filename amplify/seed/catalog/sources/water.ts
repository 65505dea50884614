import type { Source } from './types';

/** The sources of the figures for water, and for machines that heat it. */
export const water = {
  showers: {
    publisher: 'Alliance for Water Efficiency',
    title: 'Home Water Works: Showers',
    address: 'https://home-water-works.org/indoor-use/showers',
    says: 'An average U.S. shower takes 7.8 minutes at 2.1 gallons a minute (7.9 liters a minute), measured in 2016.',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
  showerheads: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'WaterSense Labeled Showerheads',
    address: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100WT70.txt',
    says: 'WaterSense showerheads save a family 2,700 gallons (10,200 liters) and 330 kWh a year; in all U.S. homes, 260 billion gallons (980 billion liters) and $2.9 billion of water.',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
  brushing: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'Indoor Water Use in the United States',
    address: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P1004SNL.txt',
    says: 'A bathroom faucet runs at 2 gallons a minute (7.6 liters a minute); turning it off while brushing or shaving can save more than 200 gallons (760 liters) a month.',
    reviewed: '2026-11-23',
  },
  dishwasherWater: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'WaterSense: Dishwashers',
    address: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P10180T7.txt',
    says: 'ENERGY STAR dishwashers use at most 3.2 gallons (12 liters) a cycle.',
    reviewed: '2026-11-24',
  },
  washers: {
    publisher: 'ENERGY STAR',
    title: 'Clothes Washers',
    address: 'https://www.energystar.gov/products/appliances/clothes_washers',
    says: 'A certified washer uses 280 kWh a year; a family washes about 300 loads.',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
  hotWash: {
    publisher: 'American Council for an Energy-Efficient Economy',
    title: 'Smarter House: Laundry',
    address: 'https://smarterhouse.org/appliances-energy/laundry',
    says: 'Heating the water takes 70 to 90% of a washer’s energy.',
    reviewed: '2026-11-24',
  },
  dryers: {
    publisher: 'ENERGY STAR',
    title: 'Clothes Dryers: Key Product Criteria',
    address: 'https://www.energystar.gov/products/appliances/clothes_dryers/key_product_criteria',
    says: 'An electric dryer that just meets the criteria dries 3.93 pounds (1.8 kg) per kWh; a test load is 8.45 pounds (3.8 kg).',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
  rainBarrels: {
    publisher: 'U.S. Environmental Protection Agency',
    title: 'Control Your Stormwater and Save Money: Use a Rain Barrel',
    year: 2010,
    address:
      'https://blog.epa.gov/2010/06/24/control-your-stormwater-and-save-money-use-a-rain-barrel/',
    says: 'A rain barrel saves most homeowners about 1,300 gallons (4,900 liters) in the summer months.',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
} as const satisfies Readonly<Record<string, Source>>;

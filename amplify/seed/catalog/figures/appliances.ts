import { sources } from '../sources';
import { electricitySaved } from './amounts';
import { fridgeEnergy, heatOfWater, partOfYear } from './terms';
import type { Basis, Figures } from './types';

const load: Basis = { per: 'household', covers: 'once' };

/** Tasks that save electricity in the use of lamps and appliances. */
export const appliances: Record<string, Figures> = {
  'Switch off unused lights': electricitySaved(
    { per: 'household', covers: 1 },
    'Two 9-watt LED lamps are off for one hour of the four that the most used lamps are on in a day.',
    [
      [
        { value: 2, of: 'lamps' },
        { value: 0.009, of: 'kW' },
        { value: 1, of: 'hour of the 4', source: sources.lampHours },
      ],
    ],
  ),
  'Switch five lamps to LED': electricitySaved(
    { per: 'household', covers: 60 },
    'Over 60 days, LEDs that use 75% less replace 43-watt halogen bulbs. Only two of the five are counted, each on for four hours a day.',
    [
      [
        { value: 2, of: 'lamps' },
        { value: 0.043, of: 'kW' },
        { value: 0.75, of: 'less', source: sources.ledLighting },
        { value: 4, of: 'hours a day', source: sources.lampHours },
        { value: 60, of: 'days' },
      ],
    ],
  ),
  'Unplug idle electronics': electricitySaved(
    { per: 'household', covers: 3 },
    'Over 3 days, three devices draw nothing, instead of the 1 watt on standby that U.S. agencies allow in what they buy.',
    [
      [
        { value: 3, of: 'devices' },
        { value: 0.001, of: 'kW', source: sources.standby },
        { value: 72, of: 'hours' },
      ],
    ],
  ),
  'Tune your fridge': electricitySaved(
    { per: 'household', covers: 45 },
    'Over 45 days, the freezer of an average fridge, at 751 kWh a year, is 1 °F (0.6 °C) less cold. Where it wasn’t too cold, nothing is saved.',
    [
      [
        fridgeEnergy,
        partOfYear(45),
        { value: (1 - 1 / 1.18) / 5, of: 'less for a degree', source: sources.fridgeSetting },
      ],
    ],
  ),
  'Wash a load in cold water': electricitySaved(
    load,
    'A cold load in an ENERGY STAR washer, at 280 kWh for 300 loads, skips the 70% of its electricity that heats water.',
    [
      [
        { value: 280 / 300, of: 'kWh a load', source: sources.washers },
        { value: 0.7, of: 'for hot water', source: sources.hotWash },
      ],
    ],
  ),
  'Line-dry your laundry': electricitySaved(
    load,
    'One load of 8.45 pounds (3.8 kg) stays out of an electric dryer that just meets ENERGY STAR and dries 3.93 pounds (1.8 kg) per kWh.',
    [[{ value: 8.45 / 3.93, of: 'kWh a load', source: sources.dryers }]],
  ),
  'Boil only what you need': electricitySaved(
    { per: 'person', covers: 1 },
    'You heat two cups of water (0.47 liters of water) less by 144 °F (80 °C). Losses in the pot aren’t counted.',
    [[{ value: 1.04, of: 'pounds' }, { value: 144, of: 'degrees Fahrenheit' }, heatOfWater]],
  ),
  'Take the stairs': electricitySaved(
    { per: 'person', covers: 1 },
    'One person walks ten floors that day instead of riding an elevator, which takes 2.5 watt-hours a floor.',
    [
      [
        { value: 10, of: 'floors' },
        { value: 0.0025, of: 'kWh a floor', source: sources.elevator },
      ],
    ],
  ),
};

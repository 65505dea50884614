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
        { value: 2, of: 'lamps', from: 'ours' },
        { value: 0.009, of: 'kW', from: 'ours' },
        { value: 4, of: 'hours a day', from: sources.lampHours },
        { value: 0.25, of: 'of them', from: 'ours' },
      ],
    ],
  ),
  'Switch five lamps to LED': electricitySaved(
    { per: 'household', covers: 60 },
    'Over 60 days, LEDs that use 75% less replace 43-watt halogen bulbs. Only two of the five are counted, each on for four hours a day.',
    [
      [
        { value: 2, of: 'lamps', from: 'ours' },
        { value: 0.043, of: 'kW', from: 'ours' },
        { value: 0.75, of: 'less', from: sources.ledLighting },
        { value: 4, of: 'hours a day', from: sources.lampHours },
        { value: 60, of: 'days', from: 'unit' },
      ],
    ],
  ),
  'Unplug idle electronics': electricitySaved(
    { per: 'household', covers: 3 },
    'Over 3 days, three devices draw nothing instead of 1 watt each, about a third of what devices drew in ten homes that were measured. Newer ones draw less than those did.',
    [
      [
        { value: 3, of: 'devices', from: 'ours' },
        { value: 0.001, of: 'kW', from: sources.standby },
        { value: 72, of: 'hours', from: 'unit' },
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
        {
          value: (1 - 1 / (1 + 0.18)) / 5,
          of: 'less for a degree',
          from: sources.fridgeSetting,
          how: '(1 − 1 ÷ (1 + 0.18)) ÷ 5',
        },
      ],
    ],
  ),
  'Wash a load in cold water': electricitySaved(
    load,
    'A cold load in an ENERGY STAR washer, at 280 kWh for 300 loads, skips the 70% of its electricity that heats water.',
    [
      [
        { value: 280 / 300, of: 'kWh a load', from: sources.washers, how: '280 ÷ 300' },
        { value: 0.7, of: 'for hot water', from: sources.hotWash },
      ],
    ],
  ),
  'Line-dry your laundry': electricitySaved(
    load,
    'One load of 8.45 pounds (3.8 kg) stays out of an electric dryer that just meets ENERGY STAR and dries 3.93 pounds (1.8 kg) per kWh.',
    [[{ value: 8.45 / 3.93, of: 'kWh a load', from: sources.dryers, how: '8.45 ÷ 3.93' }]],
  ),
  'Boil only what you need': electricitySaved(
    { per: 'person', covers: 1 },
    'We assume that you heat two cups of water (0.47 liters of water) less, by 144 °F (80 °C). Losses in the pot aren’t counted.',
    [
      [
        { value: 1.04, of: 'pounds', from: 'ours' },
        { value: 144, of: 'degrees Fahrenheit', from: 'ours' },
        heatOfWater,
      ],
    ],
  ),
  'Take the stairs': electricitySaved(
    { per: 'person', covers: 1 },
    'One person walks ten floors that day instead of riding an elevator, which takes 2.5 watt-hours a floor.',
    [
      [
        { value: 10, of: 'floors', from: 'ours' },
        { value: 0.0025, of: 'kWh a floor', from: sources.elevator },
      ],
    ],
  ),
};

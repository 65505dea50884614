import { sources } from '../sources';
import { electricitySaved } from './amounts';
import { minus, ours, said, unit } from './sums';
import { fridgeEnergy, heatOfWater, partOfYear } from './terms';
import type { Basis, Figures } from './types';

const litHours = [ours(2, 'lamps'), said(4, 'hours a day', sources.lampHours), unit(60, 'days')];
const load: Basis = { per: 'household', covers: 'once' };

/** Tasks that save electricity when using lamps and appliances. */
export const appliances: Record<string, Figures> = {
  'Switch off unused lights': electricitySaved(
    { per: 'household', covers: 1 },
    'Two 9-watt LED lamps are off for one of the four hours a day that the most used lamps are on.',
    [
      [
        ours(2, 'lamps'),
        ours(0.009, 'kW'),
        said(4, 'hours a day', sources.lampHours),
        ours(0.25, 'of them'),
      ],
    ],
  ),
  'Switch five lamps to LED': electricitySaved(
    { per: 'household', covers: 60 },
    'Over 60 days, LEDs that use 75% less than 60-watt incandescent bulbs replace 43-watt halogens. Only two of the five are counted, each on for four hours a day.',
    [
      [ours(0.043, 'kW'), ...litHours],
      [minus, ours(0.06, 'kW'), said('1 − 0.75', 'of it', sources.ledLighting), ...litHours],
    ],
  ),
  'Unplug idle electronics': electricitySaved(
    { per: 'household', covers: 3 },
    'Over 3 days, three devices draw nothing instead of 1 watt each, about a third of what devices drew in ten homes that were measured. Newer ones draw less.',
    [[ours(3, 'devices'), said(0.001, 'kW', sources.standby), unit(72, 'hours')]],
  ),
  'Tune your fridge': electricitySaved(
    { per: 'household', covers: 45 },
    'Over 45 days, the freezers of an average home’s refrigerators, at 751 kWh a year in all, are set 1 °F (0.6 °C) warmer. If they weren’t too cold before, nothing is saved.',
    [
      [
        fridgeEnergy,
        partOfYear(45),
        said('(1 − 1 ÷ (1 + 0.18)) ÷ 5', 'less for a degree', sources.fridgeSetting),
      ],
    ],
  ),
  'Wash a load in cold water': electricitySaved(
    load,
    'A cold load in an ENERGY STAR washer, at 280 kWh for 300 loads, skips the 70% of its electricity that heats water.',
    [
      [
        said('280 ÷ 300', 'kWh a load', sources.washers),
        said(0.7, 'for hot water', sources.hotWash),
      ],
    ],
  ),
  'Line-dry your laundry': electricitySaved(
    load,
    'One load of 8.45 pounds (3.8 kg) stays out of an electric dryer that just meets ENERGY STAR and dries 3.93 pounds (1.8 kg) per kWh.',
    [[said('8.45 ÷ 3.93', 'kWh a load', sources.dryers)]],
  ),
  'Boil only what you need': electricitySaved(
    { per: 'person', covers: 1 },
    'We assume that an electric kettle heats two cups of water (0.47 liters of water) less, by 144 °F (80 °C). Its losses aren’t counted.',
    [[ours(1.04, 'pounds'), ours(144, 'degrees Fahrenheit'), heatOfWater]],
  ),
  'Take the stairs': electricitySaved(
    { per: 'person', covers: 1 },
    'One person walks ten floors that day instead of riding an elevator, which uses 2.5 watt-hours a floor.',
    [[ours(10, 'floors'), said(0.0025, 'kWh a floor', sources.elevator)]],
  ),
};

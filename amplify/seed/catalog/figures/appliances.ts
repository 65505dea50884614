import { electricitySaved, overDays } from './amounts';
import { DAYS_PER_YEAR } from './factors';
import type { Figures } from './types';

const ledBulbs =
  'https://www.greenenergytimes.org/2019/09/for-sale-60-watt-equivalent-halogen-incandescent-lightbulbs-82/';

/** Tasks that save electricity in the use of lamps and appliances. */
export const appliances: Record<string, Figures> = {
  // 3 lamps × 9 W × 3 hours
  'Switch off unused lights': electricitySaved(
    (3 * 9 * 3) / 1000,
    'Three 9-watt LED lamps are off for three hours that they would have been on.',
    ledBulbs,
  ),
  // 5 lamps × (43 W − 9 W) × 3 hours × 60 days
  'Switch five lamps to LED': electricitySaved(
    (5 * (43 - 9) * 3 * 60) / 1000,
    'Over 60 days, five 43-watt halogen bulbs give way to 9-watt LEDs, lit three hours a day.',
    ledBulbs,
  ),
  // low ends of a printer (2 W), a console (1 W) and a sleeping computer (1 W), 24 hours × 3 days
  'Unplug idle electronics': electricitySaved(
    ((2 + 1 + 1) * 24 * 3) / 1000,
    'Over 3 days, a printer, a game console and a computer draw nothing instead of at least 4 watts.',
    'https://calculatorhub.com/tools/standby-power-waste-calculator/',
  ),
  // 280 kWh a year ÷ 300 loads × 70% for the hot water, the low end of 70–90% (smarterhouse.org)
  'Wash a load in cold water': electricitySaved(
    (280 / 300) * 0.7,
    'A cold load in an ENERGY STAR washer skips the electricity that heats the water of an average load.',
    'https://www.energystar.gov/products/appliances/clothes_washers',
  ),
  // 8.45 pounds of laundry ÷ 3.93 pounds per kWh
  'Line-dry your laundry': electricitySaved(
    8.45 / 3.93,
    'One load of 8.45 pounds stays out of an electric dryer that just meets ENERGY STAR.',
    'https://www.energystar.gov/products/appliances/clothes_dryers/key_product_criteria',
  ),
  // 548 kWh wasted in a year ÷ 13 homes ÷ 365 days (University of Strathclyde)
  'Boil only what you need': electricitySaved(
    548 / 13 / DAYS_PER_YEAR,
    'The kettle of a home that usually overfills it boils only what is needed for a day.',
    'https://www.pressreader.com/uk/scottish-daily-mail/20160416/281539405125597',
  ),
  // 1.5 liters × 4.19 kJ × 85 degrees ÷ 3600, of which an open pot takes 60% more
  'Cook with the lid on': electricitySaved(
    ((1.5 * 4.19 * 85) / 3600) * 0.6,
    'One meal is cooked in 1.5 liters of water, which took 60% more energy without a lid.',
    'https://energy-surprises.blogspot.com/2011/10/how-much-energy-do-you-save-by-putting.html',
  ),
  // 10 floors × 2.5 Wh
  'Take the stairs': electricitySaved(
    (10 * 2.5) / 1000,
    'One person walks ten floors that day instead of riding an elevator.',
    'https://oa.mo.gov/facilities/bright-ideas-team-bit/small-steps-make-big-difference',
  ),
  // 87 billion kWh ÷ 123.5 million homes (EIA) × 2.5% per degree (25% for 10) over 45 days
  'Tune your fridge': electricitySaved(
    overDays((87e9 / 123.5e6) * 0.025, 45),
    'Over 45 days, an average home’s fridge is one degree less cold than it was.',
    'https://www.squarehouse.net/blog/2012/6/26/efficient-settings-for-refrigerators-and-freezers.html',
  ),
};

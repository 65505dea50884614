import { sources } from '../sources';
import type { TasksOfCategory } from '../types';

/** Tasks about water. */
export const water: TasksOfCategory = {
  Daily: [
    {
      id: 'daily-short-shower',
      name: 'Take a five-minute shower',
      description:
        'Set a timer or pick a song about five minutes long, and be out of the shower when it ends.',
      score: 8,
      duration: 3,
      earthimpact: 'Every minute less saves water and the energy to heat it.',
      moneyimpact: 'You pay for less water, and for less energy to heat it.',
      timeNeeded: 5,
      whyItHelps:
        'An average shower takes 7.8 minutes, so five minutes save more than a third of its water.',
      whySource: sources.showers.address,
    },
    {
      id: 'daily-tap-off',
      name: 'Turn off the tap as you brush',
      description:
        'Wet the brush, turn off the tap, and open it again only to rinse. Morning and night.',
      score: 4,
      duration: 2,
      earthimpact: 'An open faucet runs clean water down the drain while you brush.',
      moneyimpact: 'A lower water bill for a habit that takes no effort at all.',
      timeNeeded: 1,
      whyItHelps: 'A bathroom faucet runs at 2 gallons a minute (7.6 liters a minute).',
      whySource: sources.brushing.address,
    },
  ],
  Medium: [
    {
      id: 'medium-efficient-shower-head',
      name: 'Install a water-saving showerhead',
      description:
        'Swap your showerhead for one with the WaterSense label. All it takes is a wrench and some tape.',
      score: 30,
      duration: 90,
      earthimpact: 'Less hot water in every shower saves both water and the energy to heat it.',
      moneyimpact: 'You pay for less water, and for less energy to heat it.',
      timeNeeded: 45,
      cost: 'Under100',
      whyItHelps:
        'WaterSense showerheads save a family 2,700 gallons (10,200 liters) of water a year.',
      whySource: sources.showerheads.address,
      steps: {
        buy: 'Get a showerhead with the WaterSense label and plumber’s tape. If you rent, ask your landlord.',
        remove:
          'With the water off, hold the pipe still and unscrew the old head counterclockwise. Put a cloth under the wrench.',
        tape: 'Clean the threads of the pipe, and wrap tape around them clockwise two or three times.',
        mount: 'Screw the new head on by hand, then tighten it gently with the wrench.',
        test: 'Run the water. If it drips, tighten or wrap it again. If it turns hot when a toilet is flushed, ask a plumber.',
      },
    },
  ],
  Strategic: [
    {
      id: 'strategic-rain-barrel',
      name: 'Collect rain for your garden',
      description:
        'Set a covered barrel under a downspout, with a screen against mosquitoes. Check your state’s rules first. The water isn’t for drinking.',
      score: 60,
      duration: 180,
      earthimpact:
        'Rain that you catch doesn’t rush into drains and creeks, and the garden needs less treated water.',
      moneyimpact: 'What you draw from the barrel is free.',
      timeNeeded: 180,
      cost: 'Under100',
      place: 'Outdoors',
      renters: 'No',
      whyItHelps:
        'A rain barrel saves most homeowners about 1,300 gallons (4,900 liters) in the summer months.',
      whySource: sources.rainBarrels.address,
      steps: {
        rules:
          'Check your state’s and city’s rules on collecting rain, and those of your homeowners association.',
        rebates: 'Ask your city and your water utility about rebates or low-cost barrels.',
        barrel:
          'Get a food-grade barrel with a tight lid, a fine screen, a spigot and an overflow.',
        base: 'Set it on a level, solid base by a downspout. A full barrel is heavy and must not tip.',
        connect:
          'Cut the downspout so that it ends above the screen. Wear gloves and goggles: cut metal is sharp.',
        overflow: 'Lead the overflow away from your foundation and your neighbor’s.',
        label:
          'Label it as not for drinking, and keep the lid closed so that no child or mosquito gets in.',
        use: 'Water the soil, not leaves or fruit that you eat. Before a hard frost, empty it and reconnect the downspout.',
      },
    },
  ],
};

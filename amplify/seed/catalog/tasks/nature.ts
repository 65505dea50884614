import { sources } from '../sources';
import type { TasksOfCategory } from '../types';

/** Tasks about plants and wildlife. */
export const nature: TasksOfCategory = {
  Daily: [
    {
      id: 'daily-compost-scraps',
      name: 'Save scraps for compost',
      description:
        'Collect today’s peels, coffee grounds and eggshells for a compost pile, a worm bin or your city’s green bin.',
      score: 6,
      duration: 3,
      earthimpact:
        'In a landfill, food rots without air and gives off methane. Composted, it feeds the soil.',
      moneyimpact:
        'A pile or a worm bin makes free compost for pots and beds. Either way, you may get by with a smaller trash bin.',
      timeNeeded: 5,
      whyItHelps: 'Of the methane that escapes from U.S. landfills, 58% comes from food.',
      whySource: sources.landfillMethane.address,
    },
    {
      id: 'daily-litter-walk',
      name: 'Pick up litter on a walk',
      description:
        'Take a bag and gloves, and pick up what you find on your way. Leave needles, broken glass and anything you don’t know. Sort the rest at home.',
      score: 8,
      duration: 6,
      earthimpact:
        'Litter that you pick up can’t wash into streams or be eaten by birds and other animals.',
      moneyimpact: 'It costs nothing, and leaves less for your town to clean up.',
      timeNeeded: 20,
      place: 'Outdoors',
      whyItHelps:
        'Your street looks better when you come back, and animals find less that can hurt them.',
    },
  ],
  Strategic: [
    {
      id: 'strategic-plant-tree',
      name: 'Plant a native tree',
      description:
        'Choose a tree that belongs in your region, and call 811 before you dig. Give it room, and water it well for its first summers.',
      score: 70,
      duration: 365,
      earthimpact: 'A tree stores carbon, cools its surroundings and feeds birds and insects.',
      moneyimpact: 'Shade in the right place can lower your cooling bill in summer.',
      timeNeeded: 180,
      cost: 'Under100',
      place: 'Outdoors',
      renters: 'No',
      whyItHelps: 'You plant it once, and it grows every year after that.',
      steps: {
        choose:
          'Ask a local nursery or your extension service which trees are native to your region.',
        spot: 'Pick a spot with room for the full-grown tree, away from wires, pipes and buildings. Near a street, ask your city.',
        call: 'Call 811 a few days before you dig, and wait until buried lines are marked.',
        dig: 'In spring or fall, dig a hole as deep as the root ball and two to three times as wide.',
        plant:
          'Remove the pot, loosen circling roots, and set the flare of the trunk just above ground. Fill in the soil.',
        mulch: 'Spread a wide ring of mulch around the tree, but keep it off the trunk.',
        water:
          'Water it well, every day or two at first. Then set a weekly reminder to water it through its first summers.',
      },
    },
    {
      id: 'strategic-native-garden',
      name: 'Turn lawn into a wild garden',
      description:
        'Call 811 before you dig, then give a patch of lawn to native flowers and grasses. Leave out the pesticides and let it bloom.',
      score: 80,
      duration: 365,
      earthimpact:
        'Native plants feed bees, butterflies and birds, and suit the climate where you live.',
      moneyimpact: 'Once it has grown in, there’s less to mow, water and fertilize.',
      timeNeeded: 960,
      cost: 'Under100',
      place: 'Outdoors',
      renters: 'No',
      whyItHelps: 'A wild patch gives bees and birds a place that a lawn doesn’t.',
      steps: {
        patch:
          'Mark out a patch of lawn, small at first. Ask your city or homeowners association about rules.',
        choose:
          'Note the patch’s sun and soil, and ask a native plant nursery what blooms there from spring to fall.',
        call: 'Call 811 a few days before you dig, and wait until buried lines are marked. Call again if weeks go by.',
        clear:
          'Slice off the sod, or smother it under cardboard and mulch for a few months. Skip the weed killer.',
        plant: 'Plant in spring or fall. Buy plants that were grown without insecticides.',
        water: 'Water until the plants have rooted, and pull weeds by hand.',
        bloom: 'Let it bloom, and leave stems and leaves for the insects over winter.',
      },
    },
  ],
};

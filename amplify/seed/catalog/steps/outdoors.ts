import type { StepsByTask } from './types';

/** Steps to a garden that helps nature and needs little. */
export const outdoorSteps: StepsByTask = {
  'strategic-plant-tree': {
    choose: 'Ask a local nursery or your extension service which trees are native to your region.',
    spot: 'Pick a spot with room for the full-grown tree, away from wires, pipes and buildings. Near a street, ask your city.',
    call: 'Call 811 a few days before you dig, and wait until buried lines are marked.',
    dig: 'In spring or fall, dig a hole as deep as the root ball and two to three times as wide.',
    plant:
      'Remove the pot, loosen circling roots, and set the flare of the trunk just above ground. Fill in the soil.',
    mulch: 'Spread a wide ring of mulch around the tree, but keep it off the trunk.',
    water:
      'Water it well, every day or two at first. Then set a weekly reminder to water it through its first summers.',
  },
  'strategic-rain-barrel': {
    rules:
      'Check your state’s and city’s rules on collecting rain, and those of your homeowners association.',
    rebates: 'Ask your city and your water utility about rebates or low-cost barrels.',
    barrel: 'Get a food-grade barrel with a tight lid, a fine screen, a spigot and an overflow.',
    base: 'Set it on a level, solid base by a downspout. A full barrel is heavy and must not tip.',
    connect:
      'Cut the downspout so that it ends above the screen. Wear gloves and goggles: cut metal is sharp.',
    overflow: 'Lead the overflow away from your foundation and your neighbor’s.',
    label:
      'Label it as not for drinking, and keep the lid closed so that no child or mosquito gets in.',
    use: 'Water the soil, not leaves or fruit that you eat. Before a hard frost, empty it and reconnect the downspout.',
  },
  'strategic-native-garden': {
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
};

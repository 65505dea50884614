/** Why a task has no figure, by task name. Each task either has figures or is listed here. */
export const notEstimated: Readonly<Record<string, string>> = {
  'Cook with the lid on':
    'We found only measurements of single pans: from 3% for bringing water to a boil to more than a third for potatoes.',
  'Plan meals before you shop':
    'No source says what a plan saves. The food counts when you eat the leftovers.',
  'Pick up litter on a walk': 'The harm that litter would have done can’t be put into one number.',
  'Seal drafty doors and windows':
    'The source gives one figure for sealing and insulating a whole home, and none for doors and windows alone.',
  'Grow herbs on a windowsill': 'What a pot of herbs replaces varies too much.',
  'Insulate your hot-water pipes': 'Others quote a figure, but we couldn’t find its source.',
  'Shop in season at a farmers market': 'It depends on what you buy and on what it replaces.',
  'Get a home energy audit':
    'The audit is only the first step. The savings come from what you do next.',
  'Switch to renewable power':
    'A contract changes whom you pay. What it adds to the grid can’t be shown.',
  'Plant a native tree':
    'A young tree stores little in its first year, and raising and planting it causes CO₂, too. No source that we found says how much is left.',
  'Turn lawn into a wild garden':
    'Native plants need watering, too, until they have rooted. How much less you mow depends on the patch.',
  'Move your money to greener uses': 'What a deposit helps to build can’t be put into one number.',
};

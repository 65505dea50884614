import type { LinkEntry } from './types';

/** Recommended sites: public agencies, charities, companies and well-known projects. */
export const links: readonly LinkEntry[] = [
  {
    id: 'library-ipcc',
    name: 'IPCC climate reports',
    category: 'Nature',
    difficulty: 'Strategic',
    description:
      'What scientists know about the climate. Start with the short “Summary for Policymakers.”',
    weblink: 'https://www.ipcc.ch',
    score: 20,
  },
  {
    id: 'library-unep',
    name: 'UN Environment Programme',
    category: 'Nature',
    difficulty: 'Medium',
    description:
      'News, stories and reports on nature, climate and pollution from the United Nations, with the Food Waste Index among them.',
    weblink: 'https://www.unep.org',
  },
  {
    id: 'library-love-food',
    name: 'FoodKeeper',
    category: 'Food',
    difficulty: 'Daily',
    description:
      'How long food keeps in the pantry, the fridge and the freezer, and how to store it. By the U.S. Department of Agriculture.',
    weblink: 'https://www.foodsafety.gov/keep-food-safe/foodkeeper-app',
  },
  {
    id: 'library-epa-recycle',
    name: 'EPA: Reduce, Reuse, Recycle',
    category: 'Waste',
    difficulty: 'Daily',
    description:
      'The U.S. Environmental Protection Agency explains what can be recycled, how to compost and how to waste less.',
    weblink: 'https://www.epa.gov/recycle',
  },
  {
    id: 'library-energy-star',
    name: 'ENERGY STAR',
    category: 'Energy',
    difficulty: 'Medium',
    description:
      'Compare efficient appliances, heating and lighting before you buy, and look for rebates near you.',
    weblink: 'https://www.energystar.gov',
  },
  {
    id: 'library-ifixit',
    name: 'iFixit repair guides',
    category: 'Home',
    difficulty: 'Medium',
    description:
      'Free step-by-step guides to repair phones, laptops, household machines and more, written by people who did it.',
    weblink: 'https://www.ifixit.com',
  },
  {
    id: 'library-drawdown',
    name: 'Project Drawdown',
    category: 'Nature',
    difficulty: 'Strategic',
    description:
      'Climate solutions that exist today, examined by researchers and clearly explained.',
    weblink: 'https://drawdown.org',
  },
  {
    id: 'library-our-world-in-data',
    name: 'Our World in Data',
    category: 'Nature',
    difficulty: 'Strategic',
    description:
      'Charts about climate, energy and food for most countries, made from open data. Curious minds can stay for hours.',
    weblink: 'https://ourworldindata.org',
  },
  {
    id: 'library-repair-cafe',
    name: 'Repair Café',
    category: 'Home',
    difficulty: 'Medium',
    description:
      'Find a meeting near you where volunteers help fix your broken things, or start one yourself.',
    weblink: 'https://www.repaircafe.org/en/',
    score: 15,
    duration: 30,
  },
  {
    id: 'library-too-good-to-go',
    name: 'Too Good To Go',
    category: 'Food',
    difficulty: 'Daily',
    description:
      'Pick up food that stores and restaurants didn’t sell, at a lower price. Found in larger cities.',
    weblink: 'https://www.toogoodtogo.com',
  },
  {
    id: 'library-energy-saver',
    name: 'Energy Saver',
    category: 'Energy',
    difficulty: 'Medium',
    description:
      'The U.S. Department of Energy’s guide for homes: heating, insulation, windows, appliances and how to check them yourself.',
    weblink: 'https://www.energy.gov/energysaver',
  },
  {
    id: 'library-nasa-climate',
    name: 'NASA: Climate Change',
    category: 'Nature',
    difficulty: 'Strategic',
    description:
      'How we know that the climate is changing: measurements, pictures and answers from NASA.',
    weblink: 'https://science.nasa.gov/climate-change/',
  },
  {
    id: 'library-seafood-watch',
    name: 'Seafood Watch',
    category: 'Food',
    difficulty: 'Daily',
    description:
      'Look up which fish and shellfish are a good choice. By the Monterey Bay Aquarium.',
    weblink: 'https://www.seafoodwatch.org',
  },
  {
    id: 'library-xerces',
    name: 'Xerces Society',
    category: 'Nature',
    difficulty: 'Medium',
    description:
      'Plant lists and advice for gardens that help bees, butterflies and other insects.',
    weblink: 'https://xerces.org',
  },
  {
    id: 'library-footprint',
    name: 'Ecological footprint calculator',
    category: 'Home',
    difficulty: 'Medium',
    description:
      'Answer a few questions about how you live and see how many Earths it would take if everyone lived that way.',
    weblink: 'https://www.footprintcalculator.org',
    duration: 30,
  },
  {
    id: 'library-arbor-day',
    name: 'Arbor Day Foundation',
    category: 'Nature',
    difficulty: 'Strategic',
    description:
      'Which tree suits your place, how to plant it well, and ways to plant more with others.',
    weblink: 'https://www.arborday.org',
  },
];

/** A link without a picture, to show admins what 'Needs attention' is for. */
export const unfinishedLink: LinkEntry = {
  id: 'library-freecycle',
  category: 'Waste',
  name: 'The Freecycle Network',
  difficulty: 'Medium',
  description: 'Give away what you no longer need, and find what you do, in your own town.',
  weblink: 'https://www.freecycle.org',
  score: 8,
  duration: 30,
};

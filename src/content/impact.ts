import { demandSideFact, type Fact } from './fact';
import { factSources } from './fact-sources';

type ImpactTopic = {
  id: string;
  title: string;
  /** The problem, in a few sentences. */
  story: string;
  fact: Fact;
  /** A habit that one person can start today. */
  habit: string;
};

/** The topics of the Impact page. Each figure is from its original source. */
export const impactTopics: readonly ImpactTopic[] = [
  {
    id: 'food',
    title: 'Food',
    story:
      'Growing, cooling and shipping food takes land, water and fuel. When it ends up in the trash, all of that was for nothing.',
    fact: {
      figure: '174 pounds (79 kg)',
      claim:
        'of food per person is thrown away in the world’s households every year. Homes account for about 60% of all food wasted by stores, restaurants and households.',
      source: factSources.foodWaste,
    },
    habit: 'Check the fridge before you shop, and cook one meal a week from what’s left.',
  },
  {
    id: 'light',
    title: 'Light and power',
    story:
      'Some savings take no habit at all: change one thing once, and it pays off every evening.',
    fact: {
      figure: '75%',
      claim:
        'less energy, at least: that’s what LED bulbs at home save compared with incandescent ones.',
      source: factSources.ledLighting,
    },
    habit: 'Start with the light that you leave on longest.',
  },
  {
    id: 'water',
    title: 'Water',
    story:
      'A faucet that drips overnight looks like nothing. Over a year, drops add up to water that was cleaned, pumped and paid for.',
    fact: {
      figure: '10,000 gallons (38,000 liters)',
      claim: 'or so a year can leak away in an average American household.',
      source: factSources.leaks,
    },
    habit:
      'Read the water meter before bed and again in the morning. If it moved, there’s a leak to find.',
  },
  {
    id: 'plastic',
    title: 'Plastic',
    story:
      'Recycling helps, but it’s the last step, not the first. What you never buy never needs a bin.',
    fact: {
      figure: '9%',
      claim: 'of the world’s plastic waste ends up recycled.',
      source: factSources.plastic,
    },
    habit: 'Pick one thing you buy every week and find it with less packaging, or none.',
  },
  {
    id: 'together',
    title: 'All together',
    story:
      'Small habits matter most when many people share them, and when cities, companies and laws make them easy. Doing them is also how we learn what to ask for.',
    fact: demandSideFact,
    habit: 'Tell one person which task you did this week, and why it was easier than it looked.',
  },
];

import { demandSideFact, type Fact } from './fact';

export type ImpactTopic = {
  id: string;
  title: string;
  /** What is at stake. */
  story: string;
  fact: Fact;
  /** What one person can do today. */
  habit: string;
};

/** The topics of the Impact page. Each figure is a conservative one from its original source. */
export const impactTopics: readonly ImpactTopic[] = [
  {
    id: 'food',
    title: 'Food',
    story:
      'Growing, cooling and carrying food takes land, water and fuel. When it ends in the bin, all of that was spent for nothing.',
    fact: {
      figure: '79 kg',
      claim:
        'of food a person is thrown away in the world’s households every year. Homes account for about 60% of all food wasted by shops, kitchens and households.',
      source: {
        name: 'UNEP, Food Waste Index Report 2024',
        url: 'https://www.unep.org/resources/publication/food-waste-index-report-2024',
      },
    },
    habit: 'Look into the fridge before you shop, and cook one meal a week from what is left.',
  },
  {
    id: 'light',
    title: 'Light and power',
    story:
      'Some habits take no habit at all: change a thing once, and it saves every evening for years.',
    fact: {
      figure: '75%',
      claim:
        'less energy, at the least, goes into residential LED lighting than into incandescent bulbs, and it lasts up to 25 times as long.',
      source: {
        name: 'U.S. Department of Energy, Energy Saver',
        url: 'https://www.energy.gov/energysaver/led-lighting',
      },
    },
    habit: 'Start with the lamp that burns longest. In most homes that is the kitchen.',
  },
  {
    id: 'water',
    title: 'Water',
    story:
      'A tap that drips through the night looks like nothing. Over a year it is the water of many loads of laundry, cleaned, pumped and paid for.',
    fact: {
      figure: '2.2 billion',
      claim: 'people still lacked safely managed drinking water in 2022.',
      source: {
        name: 'World Health Organization, Drinking-water fact sheet',
        url: 'https://www.who.int/news-room/fact-sheets/detail/drinking-water',
      },
    },
    habit:
      'Read the water meter before bed and again in the morning. If it moved, there is a leak to find.',
  },
  {
    id: 'plastic',
    title: 'Plastic',
    story:
      'Recycling helps, and it is the last step, not the first. What is never bought needs no bin.',
    fact: {
      figure: '9%',
      claim: 'of the world’s plastic waste ends up recycled.',
      source: {
        name: 'OECD, Global Plastics Outlook (2022)',
        url: 'https://www.oecd.org/en/publications/2022/02/global-plastics-outlook_a653d1c9.html',
      },
    },
    habit: 'Choose one thing you buy every week, and find it with less packaging or none.',
  },
  {
    id: 'together',
    title: 'All of it together',
    story:
      'Small habits matter most when they are many, and when towns, firms and laws make them easy. Doing them is also how we learn what to ask for.',
    fact: demandSideFact,
    habit: 'Tell one person which task you did this week, and why it was easier than it looked.',
  },
];

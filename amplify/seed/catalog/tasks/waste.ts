import type { TasksOfCategory } from '../types';

/** Tasks about reusing things, or doing without. */
export const waste: TasksOfCategory = {
  Daily: [
    {
      id: 'daily-reusable-bottle',
      name: 'Refill a water bottle',
      description:
        'Leave home with a filled bottle and top it up from the tap instead of buying water.',
      score: 5,
      duration: 3,
      earthimpact:
        'Each refill replaces a single-use bottle that had to be made, shipped and thrown away.',
      moneyimpact: 'Tap water costs far less than bottled water.',
      timeNeeded: 2,
      place: 'OnTheGo',
      whyItHelps: 'A bottle you already have does the work of one you’d throw away.',
    },
    {
      id: 'daily-own-cup',
      name: 'Bring your own cup',
      description: 'Take a washable cup for your coffee or tea to go, and ask the shop to fill it.',
      score: 5,
      duration: 3,
      earthimpact: 'Your own cup keeps a paper cup and its lid out of the trash.',
      moneyimpact: 'Some coffee shops take a little off the price when you bring your own cup.',
      timeNeeded: 2,
      place: 'Shop',
      whyItHelps: 'It takes a moment, and one less cup ends up in the trash.',
    },
    {
      id: 'daily-own-bag',
      name: 'Shop with your own bag',
      description: 'Carry a bag with you today and say no to new ones at the checkout.',
      score: 4,
      duration: 3,
      earthimpact: 'A sturdy bag pays off when you use it again and again.',
      moneyimpact: 'Where stores charge for bags, you keep that money.',
      timeNeeded: 2,
      place: 'Shop',
      whyItHelps: 'One bag that you use again does the work of many that you don’t.',
    },
    {
      id: 'daily-sort-recycling',
      name: 'Sort your recycling well',
      description:
        'Look up what your city accepts, then rinse and sort today’s bottles, cans, paper and boxes.',
      score: 5,
      duration: 4,
      earthimpact: 'Clean, well-sorted material can be made into something new.',
      moneyimpact: 'In states with a bottle deposit, you get your money back.',
      timeNeeded: 10,
      whyItHelps: 'Clean, sorted material has a chance of being used again.',
    },
  ],
  Medium: [
    {
      id: 'medium-donate-box',
      name: 'Fill a box to give away',
      description:
        'Gather clothes, books and other things in good condition that you no longer use, and donate or sell them.',
      score: 20,
      duration: 30,
      earthimpact: 'When someone reuses an item, a new one doesn’t have to be made.',
      moneyimpact: 'Selling brings in a little money.',
      timeNeeded: 60,
      whyItHelps: 'What gathers dust at your place may be just what someone else needs.',
    },
    {
      id: 'medium-paperless-mail',
      name: 'Go paperless with your mail',
      description:
        'Switch three bills or statements to email, and take yourself off catalog mailing lists.',
      score: 15,
      duration: 60,
      earthimpact: 'Less paper, less printing and less to deliver, month after month.',
      moneyimpact: 'Some companies give a discount for paperless billing or charge for paper.',
      timeNeeded: 30,
      place: 'Online',
      whyItHelps: 'You do it once, and the paper stops coming.',
      steps: {
        pick: 'Pick three bills or statements that still come on paper.',
        switch:
          'Log in on each company’s own site, not through a link in an email, and choose paperless.',
        remind: 'Set up reminders or automatic payments, so you don’t miss a due date.',
        catalogs: 'Ask the senders of catalogs that you don’t read to take you off their lists.',
      },
    },
  ],
};

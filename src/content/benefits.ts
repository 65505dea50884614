import type { IconName } from '@/components/icon';
import { DAILY_COUNT_WORD_CAPITALIZED } from '@/domain/daily-count';
import { owner } from '@/owner';
import { paths, type Path } from '@/paths';
import { demandSideFact, type Fact } from './fact';
import { factSources } from './fact-sources';

type Benefit = {
  id: string;
  icon: IconName;
  title: string;
  /** One or two sentences, enough for the landing page. */
  summary: string;
  /** The full text, for the Benefits page. */
  detail: string;
  fact?: Fact;
  /** The members' page that delivers the benefit. */
  link?: { to: Path; text: string };
};

const offersText = owner.hasRealSponsors ? 'partner offers' : 'example offers';

/** The benefits of membership (spec §1). The landing page shows titles and summaries; /benefits shows everything. */
export const benefits: readonly Benefit[] = [
  {
    id: 'planet',
    icon: 'earth',
    title: 'Help the planet',
    summary: 'Every task says what it changes: less waste, less water, less carbon.',
    detail:
      'Nobody fixes the climate alone. But what we eat, heat, drive and throw away adds up across millions of homes, and each task tells you which of these it affects and why it matters.',
    fact: demandSideFact,
  },
  {
    id: 'money',
    icon: 'coin',
    title: 'Save money',
    summary:
      'Many green habits are thrift by another name. Each task says what it does for your budget.',
    detail:
      'Food you eat instead of throwing out, heat you don’t lose, bulbs that sip power: many habits that go easy on the planet go easy on your wallet, too. Every task has a line about its financial impact, even if it costs something.',
    fact: {
      figure: 'Up to 10%',
      claim:
        'a year is what a home can save on heating and cooling by turning the thermostat back 10 to 15 °F (6 to 8 °C) for eight hours a day.',
      source: factSources.thermostat,
    },
  },
  {
    id: 'free',
    icon: 'gift',
    title: 'Free, with tips and rewards',
    summary: `Education, practical tips and ${offersText}. It costs nothing to join or to stay.`,
    detail: `The library collects good reading from around the web, and every task teaches something small. ${owner.hasRealSponsors ? 'Partner offers say thank you now and then.' : 'For now, the partner offers are examples of what sponsors could give.'} It’s free.`,
    link: { to: paths.offers, text: `See ${offersText}` },
  },
  {
    id: 'goals',
    icon: 'sprout',
    title: 'Goals you can reach',
    summary: `${DAILY_COUNT_WORD_CAPITALIZED} small tasks today, a few medium ones this month, something big this year.`,
    detail:
      'Most daily tasks take minutes, and most medium tasks two hours at most. Long-term goals, like a better-insulated home, stay on your page until you’re ready. You set the pace.',
    link: { to: paths.strategicTasks, text: 'Choose a long-term goal' },
  },
];

import { product } from '@/brand';
import { DAILY_COUNT_WORD } from '@/domain/daily-count';
import { paths, type PublicPath } from '@/paths';

export type PublicPage = {
  title: string;
  description: string;
  /** The page's module, by whose path the build finds its style sheets. */
  source: string;
};

/** Titles and descriptions of the prerendered pages, for search engines and shared links. */
export const publicPageTexts = {
  [paths.landing]: {
    title: 'Small habits. A greener life.',
    source: 'src/pages/public/landing/landing.tsx',
    description: `${product} gives you ${DAILY_COUNT_WORD} small tasks a day that help the planet and save you money. Earn points, watch your level grow, and do a little more when you like. It’s free.`,
  },
  [paths.impact]: {
    title: 'Impact',
    source: 'src/pages/public/impact/impact.tsx',
    description:
      'What small habits around food, light, water and plastic add up to, in a few numbers from the IPCC, UNEP, EPA, DOE and OECD, each with its source.',
  },
  [paths.howWeEstimate]: {
    title: 'How we estimate',
    source: 'src/pages/public/how-we-estimate/how-we-estimate.tsx',
    description:
      'What each task saves in carbon, water, waste, energy and money: every figure, who it’s for, what it assumes and its primary sources.',
  },
  [paths.about]: {
    title: 'About',
    source: 'src/pages/public/about/about.tsx',
    description: `Why ${product} exists, how daily tasks, points and levels work, and what we promise about your data.`,
  },
  [paths.eula]: {
    title: 'License agreement',
    source: 'src/pages/public/eula/eula.tsx',
    description: `The license agreement for ${product}, in plain language.`,
  },
} satisfies Record<PublicPath, PublicPage>;

import type { Source } from './types';

/** Sources of facts in the tasks' texts, separate from the sources of figures. */
export const forTexts = {
  foodSafety: {
    publisher: 'U.S. Food and Drug Administration',
    title: 'Are You Storing Food Safely?',
    address: 'https://www.fda.gov/consumers/consumer-updates/are-you-storing-food-safely',
    says: 'Keep the refrigerator at or below 40 °F (4 °C) and the freezer at 0 °F (−18 °C).',
    reviewed: '2026-11-23',
    isFromReview: true,
  },
  landfillMethane: {
    publisher: 'U.S. Environmental Protection Agency and Department of Agriculture',
    title: 'Draft National Strategy for Reducing Food Loss and Waste and Recycling Organics',
    year: 2023,
    address: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P1018UPU.txt',
    says: 'Of the methane that escapes from U.S. landfills, 58% comes from food.',
    reviewed: '2026-11-26',
  },
} as const satisfies Readonly<Record<string, Source>>;

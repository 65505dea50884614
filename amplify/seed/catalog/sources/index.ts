import { foodAndThings } from './food-and-things';
import { forTexts } from './for-texts';
import { power } from './power';
import { travel } from './travel';
import type { Source } from './types';
import { water } from './water';

/** Every source by its name; figures and task texts refer only to these (decision 070). */
export const sources = {
  ...power,
  ...water,
  ...travel,
  ...foodAndThings,
  ...forTexts,
} as const satisfies Readonly<Record<string, Source>>;

export type { Source } from './types';

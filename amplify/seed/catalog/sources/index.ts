import { foodAndThings } from './food-and-things';
import { forTexts } from './for-texts';
import { power } from './power';
import { travel } from './travel';
import type { Source } from './types';
import { water } from './water';

/** Every source by its name; figures and texts of tasks refer to these and to nothing else (decision 070). */
export const sources = {
  ...power,
  ...water,
  ...travel,
  ...foodAndThings,
  ...forTexts,
} as const satisfies Readonly<Record<string, Source>>;

export type { Source } from './types';

import { appliances } from './appliances';
import { food } from './food';
import { home } from './home';
import { travel } from './travel';
import type { Figures } from './types';
import { waste } from './waste';
import { water } from './water';

/** The figures of the catalog's tasks by task name. A task that isn't named here isn't estimated. */
export const figures: Readonly<Record<string, Figures>> = {
  ...food,
  ...water,
  ...appliances,
  ...home,
  ...travel,
  ...waste,
};

export { sourcesOf, sumText } from './sources-of';
export type { Figure, Figures } from './types';

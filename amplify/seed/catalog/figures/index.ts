import { appliances } from './appliances';
import { food } from './food';
import { home } from './home';
import { travel } from './travel';
import type { Figures } from './types';
import { usedOnce } from './used-once';
import { waste } from './waste';
import { water } from './water';

/** The figures of the catalog's tasks by task name. A task that isn't named here isn't estimated. */
export const figures: Readonly<Record<string, Figures>> = {
  ...food,
  ...water,
  ...appliances,
  ...home,
  ...travel,
  ...usedOnce,
  ...waste,
};

/** A completion that saves over fewer days than this saves at once. */
const LONG_DAYS = 30;

/** Returns the days over which a task's figures save, such as a year; undefined if at once. */
export function periodOf(measures: Figures): number | undefined {
  const [covers] = Object.values(measures).map((figure) => figure.covers);
  return typeof covers === 'number' && covers >= LONG_DAYS ? covers : undefined;
}

export { everySourceOf, sourcesOf } from './sums';
export type { Figures } from './types';

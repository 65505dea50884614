import type { EstimateFields } from '../types';
import { appliances } from './appliances';
import { food } from './food';
import { home } from './home';
import { sourcesOf } from './sums';
import { travel } from './travel';
import type { Figures } from './types';
import { usedOnce } from './used-once';
import { waste } from './waste';
import { water } from './water';

/** The figures of the catalog's tasks, by task name. Tasks that aren't listed aren't estimated. */
export const figures: Readonly<Record<string, Figures>> = {
  ...food,
  ...water,
  ...appliances,
  ...home,
  ...travel,
  ...usedOnce,
  ...waste,
};

/** Returns the figures that are known for a task, by its name, each with its assumption and sources. */
export function estimatesOf(name: string): EstimateFields {
  const known = figures[name] ?? {};
  const savesOver = periodOf(known);
  return {
    ...(savesOver !== undefined && { savesOver }),
    ...Object.fromEntries(
      Object.entries(known).flatMap(([field, figure]) => {
        const measure = field.replace(/[A-Z]\w*$/, '');
        const addresses = sourcesOf(figure).map(({ address }) => address);
        return [
          [field, figure.amount],
          [`${measure}Assumption`, figure.assumption],
          [`${measure}Source`, addresses.join(' ')],
        ];
      }),
    ),
  };
}

/** A completion that saves over fewer days than this saves all at once. */
const LONG_DAYS = 30;

/** Returns the days over which a task's figures are saved, such as a year; undefined if all at once. */
function periodOf(measures: Figures): number | undefined {
  const [covers] = Object.values(measures).map((figure) => figure.covers);
  return typeof covers === 'number' && covers >= LONG_DAYS ? covers : undefined;
}

export { everySourceOf, sourcesOf } from './sums';
export type { Figures } from './types';

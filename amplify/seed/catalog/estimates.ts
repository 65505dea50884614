import { figures, periodOf, sourcesOf } from './figures';
import type { EstimateFields } from './types';

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

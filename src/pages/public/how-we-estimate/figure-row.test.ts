import { expect, it } from 'vitest';
import { estimates } from '@/content/generated/estimates';
import { builtTask, storedTask } from './figure-row';

const walk = estimates.find(({ id }) => id === 'daily-walk-trip');
const empty = { carbonKg: null, waterLiters: null, wasteKg: null, energyKwh: null };
const source =
  'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle';
const stored = {
  ...empty,
  id: 'daily-walk-trip',
  name: 'Walk a short trip',
  moneyDollars: null,
  carbonKg: 0.4,
  carbonAssumption: walk?.figures[0]?.assumption ?? '',
  carbonSource: source,
};

it('a stored figure that equals the catalog’s says whom it is for and names its source', () => {
  expect(walk && builtTask(walk).figures[0]).toEqual(storedTask(stored).figures[0]);
  expect(storedTask(stored).figures[0]).toMatchObject({ per: 'person', covers: 'once' });
});

it('a corrected figure keeps its stored amount and sources', () => {
  const carbonSource = `https://www.example.org/study ${source}`;
  const [figure] = storedTask({ ...stored, carbonKg: 0.3, carbonSource }).figures;
  expect(figure).toMatchObject({ amount: 0.3 });
  expect(figure?.per).toBeUndefined();
  expect(figure?.links.map(({ publisher }) => publisher)).toEqual([
    'example.org',
    'U.S. Environmental Protection Agency',
  ]);
});

it('A task whose figures an admin removed has none', () => {
  expect(storedTask({ ...stored, carbonKg: null }).figures).toEqual([]);
});

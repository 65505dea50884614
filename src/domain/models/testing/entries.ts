import type { Entry } from '@/domain/models/entry';

/** Returns a publishable task's entry, with other fields. */
export const taskEntry = (more: Entry = {}): Entry => ({
  name: 'Ride',
  difficulty: 'Daily',
  description: 'By bike.',
  score: '5',
  duration: '1',
  earthimpact: 'Less smoke.',
  moneyimpact: 'No fare.',
  imagename: '',
  ...more,
});

/** A figure with its assumption and source. */
export const carbon = {
  carbonKg: '1.25',
  carbonAssumption: 'A 5 km ride, instead of a drive; as “usual”.',
  carbonSource: 'https://www.epa.gov/x?a=1,2',
};

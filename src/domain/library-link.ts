import type { ValuesOf } from './models/field';
import type { linkModel } from './models/link-model';

/** A link of the library as members see it (spec §3). */
export type LibraryLink = Omit<ValuesOf<typeof linkModel>, 'name' | 'difficulty' | 'duration'> & {
  readonly id: string;
  readonly name: string;
};

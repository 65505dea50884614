/** A model that admins keep, by the names under which the data API knows it (spec §7). */
export interface Collection {
  readonly model: 'Tasks' | 'Library';
  readonly plural: 'Tasks' | 'Libraries';
  /** Every field that a form edits, and those that a write is conditional on. */
  readonly fields: string;
}

const SHARED = 'id name difficulty description score duration imagename updatedAt';

export const taskCollection: Collection = {
  model: 'Tasks',
  plural: 'Tasks',
  fields: `${SHARED} earthimpact moneyimpact`,
};

export const linkCollection: Collection = {
  model: 'Library',
  plural: 'Libraries',
  fields: `${SHARED} weblink`,
};

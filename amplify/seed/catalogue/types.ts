import type { DIFFICULTIES } from '../../data/limits';

export type Difficulty = (typeof DIFFICULTIES)[number];

/** A task as it is seeded: the fields of Tasks (spec §3). */
export type CatalogueTask = {
  /** Never changes, so that seeding twice makes no second row. */
  id: string;
  name: string;
  difficulty: Difficulty;
  description: string;
  score: number;
  /** For how many days a completion keeps its points. */
  duration: number;
  earthimpact: string;
  moneyimpact: string;
  /** The picture's storage path under task-pictures/. */
  imagename: string;
};

/** A link as it is seeded: the fields of Library (spec §3). */
export type CatalogueLink = {
  /** Never changes, so that seeding twice makes no second row. */
  id: string;
  name: string;
  difficulty: Difficulty;
  description: string;
  weblink: string;
  score: number;
  /** In days, as of a task. */
  duration: number;
  /** The picture's storage path under task-pictures/. */
  imagename: string;
};

/** What an author writes of a task: its difficulty follows from the file, its picture from its id. */
export type TaskEntry = Omit<CatalogueTask, 'difficulty' | 'imagename'>;

/** What an author writes of a link: its picture follows from its id. */
export type LinkEntry = Omit<CatalogueLink, 'imagename'>;

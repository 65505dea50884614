import type { DIFFICULTIES } from '../../data/limits';

type Difficulty = (typeof DIFFICULTIES)[number];

/** A seeded row of Tasks (spec §3). */
export type CatalogueTask = {
  /** Must never change, so that seeding again creates no duplicate. */
  id: string;
  name: string;
  difficulty: Difficulty;
  description: string;
  score: number;
  /** Days for which a completion counts. */
  duration: number;
  earthimpact: string;
  moneyimpact: string;
  /** The picture's storage path under task-pictures/. */
  imagename: string;
};

/** A seeded row of Library (spec §3). */
export type CatalogueLink = {
  /** Must never change, so that seeding again creates no duplicate. */
  id: string;
  name: string;
  difficulty: Difficulty;
  description: string;
  weblink: string;
  score: number;
  /** In days. */
  duration: number;
  /** The picture's storage path under task-pictures/. */
  imagename: string;
};

/** A task as written in the catalog. The difficulty follows from the file, the picture from the id. */
export type TaskEntry = Omit<CatalogueTask, 'difficulty' | 'imagename'>;

/** A link as written in the catalog. The picture follows from the id. */
export type LinkEntry = Omit<CatalogueLink, 'imagename'>;

import type { COSTS, DIFFICULTIES, PLACES, RENTERS_ANSWERS } from '../../data/limits';
import type { Category } from './categories';

type Difficulty = (typeof DIFFICULTIES)[number];

/** What a completion of a task saves, as far as it is known (decision 033). */
export type EstimateFields = {
  carbonKg?: number;
  carbonAssumption?: string;
  carbonSource?: string;
  waterLiters?: number;
  waterAssumption?: string;
  waterSource?: string;
  wasteKg?: number;
  wasteAssumption?: string;
  wasteSource?: string;
  energyKwh?: number;
  energyAssumption?: string;
  energySource?: string;
  moneyDollars?: number;
  moneyAssumption?: string;
  moneySource?: string;
  savesOver?: number;
};

/** What it takes to do a task, and why it helps (D107). */
export type TaskEffort = {
  /** Minutes of the member's own time, without waiting for others. */
  timeNeeded: number;
  cost: (typeof COSTS)[number];
  place: (typeof PLACES)[number];
  renters: (typeof RENTERS_ANSWERS)[number];
  /** One sentence. A plain reason, unless `whySource` is the source of the fact that it states. */
  whyItHelps: string;
  whySource?: string;
};

/** A seeded row of Tasks (spec §3). */
export type SeedTask = EstimateFields &
  Partial<TaskEffort> & {
    /** Must never change, so that seeding again creates no duplicate. */
    id: string;
    name: string;
    difficulty: Difficulty;
    category: Category;
    description: string;
    score: number;
    /** Days for which a completion counts. */
    duration: number;
    earthimpact: string;
    moneyimpact: string;
    /** The picture's storage path under task-pictures/. */
    imagename: string;
    /** A line for each step, with its ID (D109). */
    steps?: string;
  };

/** A seeded row of Library (spec §3). */
export type SeedLink = {
  /** Must never change, so that seeding again creates no duplicate. */
  id: string;
  name: string;
  difficulty: Difficulty;
  category: Category;
  description: string;
  weblink: string;
  score: number;
  /** In days. */
  duration: number;
  /** The picture's storage path under task-pictures/. */
  imagename: string;
};

/** A task as written in the catalog. The difficulty follows from the file, category and picture from the id. */
export type TaskEntry = Omit<
  SeedTask,
  'difficulty' | 'category' | 'imagename' | 'steps' | keyof EstimateFields | keyof TaskEffort
>;

/** A link as written in the catalog. Category and picture follow from the id. */
export type LinkEntry = Omit<SeedLink, 'category' | 'imagename'>;

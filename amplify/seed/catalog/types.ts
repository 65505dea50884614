import type {
  CATEGORIES,
  COSTS,
  DIFFICULTIES,
  MAX_SAVED,
  PLACES,
  RENTER_OPTIONS,
} from '../../data/limits';

export type Category = (typeof CATEGORIES)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A measure of savings: 'carbon' for the field `carbonKg`. */
type Measure = 'carbon' | 'water' | 'waste' | 'energy' | 'money';

/** The known savings of a completion of a task (decision 033). */
export type EstimateFields = Partial<
  Record<keyof typeof MAX_SAVED | 'savesOver', number> &
    Record<`${Measure}Assumption` | `${Measure}Source`, string>
>;

/** What a task takes, apart from time. */
export type Effort = {
  readonly cost: (typeof COSTS)[number];
  readonly place: (typeof PLACES)[number];
  readonly renters: (typeof RENTER_OPTIONS)[number];
};

/**
 * A task as written in the catalog, under its category and difficulty, with its effort if that isn't the usual one.
 * The picture follows from the ID.
 */
export interface TaskEntry extends Partial<Effort> {
  /** Must never change, so that seeding again creates no duplicate. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly score: number;
  /** How many days a completion counts. */
  readonly duration: number;
  readonly earthimpact: string;
  readonly moneyimpact: string;
  /** Minutes of the member's own time, not that of people they wait for or hire (D107). */
  readonly timeNeeded: number;
  /** One sentence: a plain reason, unless `whySource` has the source of the fact that it states. */
  readonly whyItHelps: string;
  readonly whySource?: string;
  /** In order: each step's ID, which never changes, and its text. */
  readonly steps?: Readonly<Record<string, string>>;
}

/**
 * The tasks of a category. A daily task counts for two to six days, short enough that three other tasks are always
 * available on a new day (D12); it takes little time and, mostly, no money. A medium one takes an hour to a week and
 * counts for one to three months. A strategic one has effects for years and counts for six months to a year.
 */
export type TasksOfCategory = Readonly<Partial<Record<Difficulty, readonly TaskEntry[]>>>;

/** A seeded row of Tasks (spec §3). */
export type SeedTask = EstimateFields &
  Effort &
  Omit<TaskEntry, 'steps'> & {
    readonly difficulty: Difficulty;
    readonly category: Category;
    /** The picture's storage path under task-pictures/. */
    readonly imagename: string;
    /** A line for each step, with its ID (D109). */
    readonly steps?: string;
  };

/** A link's points, and for how many days they count. */
export type Worth = { readonly score: number; readonly duration: number };

/** A link as written in the catalog, with its worth if it differs from its difficulty's usual one. */
export type LinkEntry = Partial<Worth> & {
  /** Must never change, so that seeding again creates no duplicate. */
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly difficulty: Difficulty;
  readonly description: string;
  readonly weblink: string;
};

/** A seeded row of Library (spec §3). */
export type SeedLink = LinkEntry & Worth & { readonly imagename: string };

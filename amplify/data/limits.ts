/*
 * The limits of fields, enforced by the models, and of requests, enforced by the data API. The application shares them
 * (src/definition.ts), so this file contains only constants.
 */

/** The three difficulties of a task (spec §9). */
export const DIFFICULTIES = ['Daily', 'Medium', 'Strategic'] as const;

/** The states of a task or link; if unset, it is live (D29). */
export const CATALOG_STATES = ['Live', 'Draft', 'Archived'] as const;

/** The categories of tasks and links, and of users’ interests (D30). */
export const CATEGORIES = ['Food', 'Energy', 'Water', 'Travel', 'Home', 'Waste', 'Nature'] as const;

/** The cost of doing a task (D107). */
export const COSTS = ['Free', 'Under20', 'Under100', 'Over100', 'Investment'] as const;

/** Where a task is done (D107). */
export const PLACES = ['Home', 'Shop', 'Outdoors', 'Online', 'OnTheGo'] as const;

/** Whether a task can be done in a rented home (D107). */
export const RENTER_OPTIONS = ['Yes', 'No'] as const;

/** The longest time that a task can need, in minutes: 100 hours. */
export const MAX_TIME_NEEDED = 6000;

/** The highest price of a task, in dollars. */
export const MAX_COST_DOLLARS = 200_000;

/** The longest name of a task or link, in characters; it must fit on a card. */
export const MAX_NAME_LENGTH = 120;

/** The longest description or impact, in characters. */
export const MAX_TEXT_LENGTH = 2000;

/** The longest URL of a link or source, in characters. */
export const MAX_URL_LENGTH = 2000;

/** The only folder that pictures are stored in (spec §6). */
export const PICTURE_FOLDER = 'task-pictures/';

/** The longest path of a stored picture, in characters: the limit of S3 keys. */
export const MAX_PICTURE_PATH_LENGTH = 1024;

/** The highest score of a task or link, in points: several times that of the hardest task. */
export const MAX_SCORE = 1000;

/** The longest duration of a task or link, in days: two years. */
export const MAX_DURATION = 730;

/** The smallest estimate for a completion: a thousandth of its unit. */
export const MIN_SAVED = 0.001;

/** The most decimal places of an estimate: two significant digits of the smallest one. */
export const MAX_DECIMALS = 4;

/** The largest estimate for a completion; more is a mistake (decision 033). */
export const MAX_SAVED = {
  carbonKg: 20_000,
  waterLiters: 1_000_000,
  wasteKg: 2000,
  energyKwh: 50_000,
  moneyDollars: 20_000,
} as const;

/** The longest assumption of an estimate, in characters: a sentence or two. */
export const MAX_ASSUMPTION_LENGTH = 500;

/** The longest text of a selection's `goal`, in characters, JSON included (decision 145). */
export const MAX_GOAL_LENGTH = 4000;

/** The longest cue or place of a plan, in characters: a sentence in the member's own words. */
export const MAX_PLAN_TEXT_LENGTH = 200;

/** The longest note on a completion, in characters as a reader counts them (D113). */
export const MAX_NOTE_CHARACTERS = 200;

/** The longest note in UTF-16 code units, even if each character is a family emoji. */
export const MAX_NOTE_LENGTH = 4000;

/** The most steps of a task (D109). */
export const MAX_STEPS = 8;

/** The longest step, in characters: a line or two. */
export const MAX_STEP_LENGTH = 120;

/** The longest text of a task's steps with their IDs, in characters. */
export const MAX_STEPS_LENGTH = 1200;

/** The longest text of a member's times away, in characters: room for forty (D110). */
export const MAX_AWAY_LENGTH = 1000;

/** The highest level: more completions than a lifetime allows. */
export const MAX_LEVEL = 1_000_000;

/** The longest record of a member, in characters: several times what one has after years. */
export const MAX_RECORD_LENGTH = 30_000;

/** The longest screen name, in characters. */
export const MAX_SCREEN_NAME_LENGTH = 50;

/** The number of digits in a ZIP code (D20). */
export const ZIP_DIGITS = 5;

/** The deepest a query can nest: profile → selections → items → task → name. */
export const MAX_QUERY_DEPTH = 5;

/**
 * The most resolvers that a request can run, which the home page needs: it reads a page of selections and one of
 * completions, each row with its task. A higher limit would let a script write more rows in a request (decision 024).
 */
export const MAX_RESOLVERS = 204;

/** Days from a completion's expiration to its removal: more than the year that the history shows. */
export const DAYS_KEPT_AFTER_EXPIRATION = 400;

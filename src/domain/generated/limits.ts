// A copy of amplify/data/limits.ts: edit that file, then run npm run generate.
/*
 * What a field may hold, and how much a request may ask. The models and the data API refuse anything
 * beyond; the application reads the same constants from src/domain/generated/limits.ts, a copy of this
 * file.
 */

/** The three difficulties of a task (spec §9). */
export const DIFFICULTIES = ['Daily', 'Medium', 'Strategic'] as const;

/** The longest name of a task or a link, in characters; it has to fit a card. */
export const LONGEST_NAME = 120;

/** The longest description or impact, in characters. */
export const LONGEST_TEXT = 2000;

/** The longest address of a link, in characters. */
export const LONGEST_LINK = 2000;

/** Pictures are stored under this path and nowhere else (spec §6). */
export const PICTURE_FOLDER = 'task-pictures/';

/** The longest path of a stored picture: no storage key is longer. */
export const LONGEST_PICTURE_PATH = 1024;

/** The digits of the largest score, in points, and the largest duration, in days. */
export const MOST_DIGITS = 5;

/** The longest screen name, in characters. */
export const LONGEST_SCREEN_NAME = 50;

/** The digits of a ZIP code (D20). */
export const ZIP_DIGITS = 5;

/** The deepest field of a request, counted from its root: profile → selections → items → task → name. */
export const DEEPEST_FIELD = 5;

/** The most resolvers of a request: a page of selections and one of completions, each row with its task. */
export const MOST_RESOLVERS = 500;

/*
 * The limits of fields, which the models enforce, and of requests, which the data API enforces. The
 * application uses a generated copy of this file, src/domain/generated/limits.ts.
 */

/** The three difficulties of a task (spec §9). */
export const DIFFICULTIES = ['Daily', 'Medium', 'Strategic'] as const;

/** The longest name of a task or link, in characters; it must fit on a card. */
export const MAX_NAME_LENGTH = 120;

/** The longest description or impact, in characters. */
export const MAX_TEXT_LENGTH = 2000;

/** The longest URL of a link, in characters. */
export const MAX_LINK_LENGTH = 2000;

/** The only folder that pictures are stored in (spec §6). */
export const PICTURE_FOLDER = 'task-pictures/';

/** The longest path of a stored picture, in characters: the limit of S3 keys. */
export const MAX_PICTURE_PATH_LENGTH = 1024;

/** The most digits of a score (points) and of a duration (days). */
export const MAX_DIGITS = 5;

/** The longest screen name, in characters. */
export const MAX_SCREEN_NAME_LENGTH = 50;

/** The number of digits in a ZIP code (D20). */
export const ZIP_DIGITS = 5;

/** The deepest field of a request, counted from its root: profile → selections → items → task → name. */
export const DEEPEST_FIELD = 5;

/** The most resolvers of a request: a page of selections and one of completions, each row with its task. */
export const MOST_RESOLVERS = 500;

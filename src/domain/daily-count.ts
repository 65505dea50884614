/** Spec §9: the number of daily tasks. Texts, skeletons and grids use it too. */
export const DAILY_COUNT = 3;

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The number as a word: 'three'. */
export const DAILY_COUNT_WORD = WORDS[DAILY_COUNT] ?? String(DAILY_COUNT);

/** The number as a capitalized word: 'Three'. */
export const DAILY_COUNT_WORD_CAPITALIZED =
  DAILY_COUNT_WORD.charAt(0).toUpperCase() + DAILY_COUNT_WORD.slice(1);

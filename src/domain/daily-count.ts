/** Spec §9: the number of daily tasks. Texts, skeletons and grids use it too. */
export const DAILY_COUNT = 3;

/** The number as a word, and at the start of a sentence. */
export const DAILY_COUNT_WORD = 'three';
export const DAILY_COUNT_WORD_CAPITALIZED = 'Three';

/** The language of all texts. Numbers and dates follow its style, wherever the reader is (D63). */
export const LOCALE = 'en-US';

/** The language of all texts, whose style numbers and dates follow wherever they are read (D63). */
export const LOCALE = 'en-US';

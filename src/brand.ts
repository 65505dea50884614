/** The product's name, used in titles, share texts and the copyright line (D1). */
export const product = 'Verdure';

/** The footer's copyright line (spec §2.4, §9). */
export const copyrightLine = `Copyright ${product} Life, Inc. 2025`;

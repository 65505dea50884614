/** The product's name: titles, share texts and the copyright line are made from it (D1). */
export const product = 'Verdure';

/** The footer's line, spec §2.4 and §9. */
export const copyrightLine = `Copyright ${product} Life, Inc. 2025`;

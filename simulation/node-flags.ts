/**
 * Most of what a life allocates is soon gone: in a large young generation, little is copied in vain. In megabytes, of
 * which a semi-space takes a third.
 */
export const YOUNG_MB = 96;

/**
 * Each page has classes of its own, so what the optimizing compiler makes for one holds for no other. The quick compiler,
 * which every supported Node has, comes first.
 */
export const COMPILER_FLAG = '--always-sparkplug';

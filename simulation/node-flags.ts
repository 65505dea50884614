/**
 * Most of what a life allocates is soon gone: in a large young generation, little is copied in vain. In megabytes, of
 * which a semi-space takes a third.
 */
export const YOUNG_MB = 96;

/**
 * Each page has classes of its own, so what the optimizing compiler makes for one holds for no other. It waits longer than
 * by default, and the quick compiler comes first.
 */
export const COMPILER_FLAGS = ['--interrupt-budget=1500000', '--always-sparkplug'];

/*
 * Characters that are invisible on their own: controls, formats, spaces, marks, and the fillers and the braille blank,
 * which look like spaces. Backslashes are doubled for a GraphQL string.
 */
const UNSEEN = String.raw`\\p{Cc}\\p{Cf}\\p{Z}\\p{M}` + '\u115F\u1160\u2800\u3164\uFFA0';

/** The pattern of texts with something visible; the application's rule (src/domain/visible-text.ts) is more precise. */
export const VISIBLE = String.raw`^[\\s\\S]*[^${UNSEEN}][\\s\\S]*$`;

/** The path of an installed browser; undefined if there is none. */
export function installedBrowser(): string | undefined;
/** The path of a lighter browser without a back/forward cache, or else of any installed one. */
export function installedShell(): string | undefined;
/** The path of a browser, installed if necessary; undefined if that fails. */
export function browser(): Promise<string | undefined>;
/** What to do if there is no browser. */
export const NO_BROWSER: string;

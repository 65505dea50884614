/** The path of an installed browser, or undefined. */
export function installedBrowser(): string | undefined;
/** The path of a lighter one without a back/forward cache, or else of any installed one. */
export function installedShell(): string | undefined;
/** The path of a browser, which is installed if none is found; undefined if that fails. */
export function browser(): Promise<string | undefined>;
/** What to do if there is none. */
export const NO_BROWSER: string;

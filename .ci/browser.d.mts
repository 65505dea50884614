/** The path of a browser that is there, or undefined. */
export function installedBrowser(): string | undefined;
/** The path of a lighter one without a back/forward cache, or of any that is there. */
export function installedShell(): string | undefined;
/** The path of a browser, installing one where none is found; undefined when that fails. */
export function browser(): Promise<string | undefined>;

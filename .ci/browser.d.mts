/** The path of a browser that is there, or undefined. */
export function installedBrowser(): string | undefined;
/** The path of a browser, installing one where none is found; undefined when that fails. */
export function browser(): string | undefined;

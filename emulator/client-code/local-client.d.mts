export const changedFiles: RegExp;
export const changesId: string;
export function localClientCode(code: string, path: string): string | undefined;

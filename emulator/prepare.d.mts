/** The sentence for a Node that is too old, or undefined for one that will do. */
export function nodeProblem(version: string): string | undefined;
/** Sees to the right Node and to installed packages; ends the process with a sentence otherwise. */
export function prepare(): void;

/** A document with the same root once for each of `count` variables `$v0`, `$v1` … under `r0`, `r1` … */
export function manyRoots(
  operation: string,
  count: number,
  type: string,
  root: (variable: string) => string,
): string {
  const places = Array.from({ length: count }, (_, at) => at);
  const variables = places.map((at) => `$v${at}: ${type}`).join(', ');
  const roots = places.map((at) => `r${at}: ${root(`$v${at}`)}`).join('\n');
  return `${operation}(${variables}) {\n${roots}\n}`;
}

/** The names of the roots of a `manyRoots` document. */
export function aliasesFor(items: readonly unknown[]): string[] {
  return items.map((_, at) => `r${at}`);
}

/** The variables of a `manyRoots` document. */
export function variablesFor(items: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(items.map((item, at) => [`v${at}`, item]));
}

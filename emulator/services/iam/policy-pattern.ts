/** Values that a policy's `${…}` may stand for, by lower-case name. */
export type PolicyVariables = ReadonlyMap<string, string>;

/**
 * Whether `value` matches a policy's pattern: `*` any text, `?` one character, `${name}` the
 * caller's value of that variable, taken literally. A variable without a value matches nothing.
 */
export function matchesPattern(
  pattern: string,
  value: string,
  options: { variables: PolicyVariables; ignoreCase?: boolean },
): boolean {
  const source = sourceOf(pattern, options.variables);
  return (
    source !== undefined && new RegExp(`^${source}$`, options.ignoreCase ? 'isu' : 'su').test(value)
  );
}

/** The pattern with its variables filled in and no wildcard; undefined when a variable has no value. */
export function fillIn(pattern: string, variables: PolicyVariables): string | undefined {
  const parts = partsOf(pattern).map((part) => valueOf(part, variables) ?? part.text);
  return parts.some((part) => part === undefined) ? undefined : parts.join('');
}

interface Part {
  text?: string;
  variable?: string;
}

function partsOf(pattern: string): Part[] {
  return pattern
    .split(/(\$\{[^}]*\})/)
    .map((part) =>
      part.startsWith('${') ? { variable: part.slice(2, -1).toLowerCase() } : { text: part },
    );
}

function valueOf({ variable }: Part, variables: PolicyVariables): string | undefined {
  if (variable === undefined) return undefined;
  // '${*}', '${?}' and '${$}' are how a policy writes these characters themselves.
  return ['*', '?', '$'].includes(variable) ? variable : variables.get(variable);
}

function sourceOf(pattern: string, variables: PolicyVariables): string | undefined {
  let source = '';
  for (const part of partsOf(pattern)) {
    const value = valueOf(part, variables);
    if (value !== undefined) source += escaped(value);
    else if (part.text !== undefined) source += wildcards(part.text);
    else return undefined;
  }
  return source;
}

function wildcards(text: string): string {
  return text
    .split(/([*?])/)
    .map((part) => ({ '*': '.*', '?': '.' })[part] ?? escaped(part))
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

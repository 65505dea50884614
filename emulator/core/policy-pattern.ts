/** Values of a policy's `${…}` variables, by lowercase name. */
export type PolicyVariables = ReadonlyMap<string, string>;

/**
 * Returns whether `value` matches a policy pattern: `*` is any text, `?` one character, `${name}`
 * the literal value of that variable. A pattern with an unset variable matches nothing.
 */
export function matchesPattern(
  pattern: string,
  value: string,
  options: { variables: PolicyVariables; ignoreCase?: boolean },
): boolean {
  const source = regexSource(pattern, options.variables);
  return (
    source !== undefined && new RegExp(`^${source}$`, options.ignoreCase ? 'isu' : 'su').test(value)
  );
}

/** Returns the pattern with its variables replaced, or undefined if one has no value. */
export function resolveVariables(pattern: string, variables: PolicyVariables): string | undefined {
  const parts = parsePattern(pattern).map((part) => valueOf(part, variables) ?? part.text);
  return parts.some((part) => part === undefined) ? undefined : parts.join('');
}

interface Part {
  text?: string;
  variable?: string;
}

function parsePattern(pattern: string): Part[] {
  return pattern
    .split(/(\$\{[^}]*\})/)
    .map((part) =>
      part.startsWith('${') ? { variable: part.slice(2, -1).toLowerCase() } : { text: part },
    );
}

function valueOf({ variable }: Part, variables: PolicyVariables): string | undefined {
  if (variable === undefined) return undefined;
  // '${*}', '${?}', and '${$}' are escapes for these characters.
  return ['*', '?', '$'].includes(variable) ? variable : variables.get(variable);
}

function regexSource(pattern: string, variables: PolicyVariables): string | undefined {
  let source = '';
  for (const part of parsePattern(pattern)) {
    const value = valueOf(part, variables);
    if (value !== undefined) source += escapeRegex(value);
    else if (part.text !== undefined) source += wildcardSource(part.text);
    else return undefined;
  }
  return source;
}

function wildcardSource(text: string): string {
  return text
    .split(/([*?])/)
    .map((part) => ({ '*': '.*', '?': '.' })[part] ?? escapeRegex(part))
    .join('');
}

function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * A regular expression of Java's for use here. Java's syntax is read as JavaScript's Unicode
 * syntax where that accepts it, since both then count characters alike.
 * Throws SyntaxError for what neither understands.
 */
export function javaPattern(
  pattern: string,
  options: { whole?: boolean; all?: boolean } = {},
): RegExp {
  const source = options.whole ? `^(?:${pattern})$` : pattern;
  const flags = options.all ? 'g' : '';
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    return new RegExp(source, flags);
  }
}

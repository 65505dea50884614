/**
 * Converts a Java regular expression. Prefers JavaScript's Unicode mode, which like Java matches
 * code points. Throws SyntaxError if JavaScript does not support the syntax.
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

/**
 * Converts a Java regular expression. Prefers JavaScript's Unicode mode, which like Java matches
 * code points. Throws SyntaxError if JavaScript does not support the syntax.
 */
export function javaPattern(source: string, flags = ''): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    return new RegExp(source, flags);
  }
}

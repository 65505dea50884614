/**
 * Percent-encodes as Signature Version 4 asks: everything but letters, digits and `-._~`,
 * in upper-case hex of the UTF-8 bytes.
 */
export function encodeUri(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Undoes percent-encoding; undefined when the text is no encoding of UTF-8. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

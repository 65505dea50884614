/**
 * Percent-encodes text as Signature Version 4 requires: all UTF-8 bytes except letters, digits, and
 * `-._~`, in uppercase hex.
 */
export function encodeUri(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Decodes percent-encoding. Returns undefined for invalid UTF-8. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

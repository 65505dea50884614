/** Returns the content security policy of a page of the emulator's own: its own files alone, no frames, and `more`. */
export function pagePolicy(...more: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    // Pictures that the emulator keeps, and the empty icon, which keeps the browser from requesting /favicon.ico.
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...more,
  ].join('; ');
}

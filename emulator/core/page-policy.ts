/**
 * Returns the content security policy for one of the emulator's own pages: only its own files, no frames, plus `more`.
 */
export function pagePolicy(...more: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    // Allows pictures that the emulator stores, and an empty icon, which keeps the browser from requesting
    // /favicon.ico.
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...more,
  ].join('; ');
}

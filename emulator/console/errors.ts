/** The console refuses a call; the message says why. */
export class RefusedCallError extends Error {
  override name = 'RefusedCallError';
}

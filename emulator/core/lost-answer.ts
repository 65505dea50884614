import { Readable } from 'node:stream';
import type { WireResponse } from './wire';

/** Makes the server close the connection without logging an error. */
export class LostAnswerError extends Error {
  override name = 'LostAnswerError';
}

/** Returns a response that breaks off, so that the client can't tell whether the call succeeded. */
export function lostAnswer(): WireResponse {
  const body = new Readable({
    read() {
      this.destroy(new LostAnswerError());
    },
  });
  return { status: 200, body };
}

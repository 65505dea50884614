import { Readable } from 'node:stream';
import type { WireResponse } from './wire';

/** A test asked for this answer to be lost; the server ends the connection and logs nothing. */
export class LostAnswerError extends Error {
  override name = 'LostAnswerError';
}

/** An answer that breaks off, so that the client cannot know whether the call was done. */
export function lostAnswer(): WireResponse {
  const body = new Readable({
    read() {
      this.destroy(new LostAnswerError());
    },
  });
  return { status: 200, body };
}

import type { Backend } from './deployment';

const TRIES = 5;
const PAUSE_MS = 1000;
/** The emulator's reads lag by half a second at most in tests, and by default not at all. */
const EMULATOR_PAUSE_MS = 200;

/** Looks again, after a moment and `tries` times in all, until it sees what is expected: a plain read may lag behind a write. Returns the last look. */
export async function eventually<Seen>(
  { emulator }: Pick<Backend, 'emulator'>,
  look: () => Promise<Seen>,
  isExpected: (seen: Seen) => boolean,
  tries = TRIES,
): Promise<Seen> {
  const pauseMs = emulator === undefined ? PAUSE_MS : EMULATOR_PAUSE_MS;
  let seen = await look();
  for (let tried = 1; tried < tries && !isExpected(seen); tried++) {
    await new Promise((done) => setTimeout(done, pauseMs));
    seen = await look();
  }
  return seen;
}

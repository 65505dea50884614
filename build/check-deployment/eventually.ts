const TRIES = 5;
const PAUSE_MS = 1000;

/** Looks again, once a second and `tries` times in all, until it sees what is expected: a plain read may lag behind a write. Returns the last look. */
export async function eventually<Seen>(
  look: () => Promise<Seen>,
  isExpected: (seen: Seen) => boolean,
  tries = TRIES,
): Promise<Seen> {
  let seen = await look();
  for (let tried = 1; tried < tries && !isExpected(seen); tried++) {
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    seen = await look();
  }
  return seen;
}

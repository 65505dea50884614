/** Gives numbers from 0 (included) to 1 (excluded), as Math.random does. */
export type Random = () => number;

/** A source of numbers that gives the same row for the same seed, on every device. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    // mulberry32, by Tommy Ettinger (public domain).
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// FNV-1a, 32 bits.
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** The same items in a random order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return result;
}

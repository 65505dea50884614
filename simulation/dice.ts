import { seededRandom } from '@/domain/daily-pick';

/** Returns one of the items, picked by a number from 0 to 1; undefined if there are none. */
export function oneOf<Item>(items: Iterable<Item>, which: number): Item | undefined {
  const list = [...items];
  return list[Math.floor(which * list.length)];
}

/** Random choices that are the same for the same seed. */
export class Dice {
  readonly #random: () => number;

  constructor(seed: string, random = seededRandom(seed)) {
    this.#random = random;
  }

  /** Returns a number from 0 up to, not including, 1. */
  next(): number {
    return this.#random();
  }

  /** Returns true with a given probability from 0 to 1. */
  isHit(probability: number): boolean {
    return this.#random() < probability;
  }

  /** Returns a whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  /** Returns one of the items. Throws an Error if there are none. */
  pick<T>(items: readonly T[]): T {
    const item = oneOf(items, this.#random());
    if (item === undefined) throw new Error('There is nothing to pick');
    return item;
  }

  /** Returns one of the names, each as often as its weight says. */
  pickWeighted<Name>(weighted: readonly (readonly [name: Name, weight: number])[]): Name {
    let left = this.#random() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
    const [name] = weighted.find(([, weight]) => (left -= weight) < 0) ?? this.pick(weighted);
    return name;
  }
}

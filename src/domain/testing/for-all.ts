import * as fc from 'fast-check';

/** Expects `check` to hold for all values of these kinds. Returning false fails, too. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  kinds: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  check: (...values: Values) => boolean | void,
  options?: fc.Parameters<[Values]>,
): void {
  fc.assert(
    fc.property(fc.tuple<Values>(...kinds), (values) => check(...values)),
    options,
  );
}

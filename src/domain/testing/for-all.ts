import * as fc from 'fast-check';

/** Expects `check` to hold for values of these kinds, and not to return false. */
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

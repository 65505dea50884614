import * as v from 'valibot';

/** Schema of a JSON object. Excludes arrays, which valibot's `record` accepts. */
export const jsonObject = v.pipe(
  v.custom((value) => !Array.isArray(value), 'Expected an object'),
  v.record(v.string(), v.unknown()),
);

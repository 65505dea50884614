import * as v from 'valibot';

/** An object with any members. Lists, which valibot takes for records, are none. */
export const jsonObject = v.pipe(
  v.custom((value) => !Array.isArray(value), 'Expected an object'),
  v.record(v.string(), v.unknown()),
);

import { expect, it, vi } from 'vitest';
import { repeatFailed } from './repeat-failed';

/** A load that fails a number of times before it succeeds. */
function failing(times: number) {
  let calls = 0;
  return vi.fn<() => Promise<string>>(async () => {
    calls += 1;
    if (calls <= times) throw new Error(`NO_NAVSTART ${calls}`);
    return 'loaded';
  });
}

it.each([0, 1, 2])('returns the result after %d failures, and counts them', async (failures) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const load = failing(failures);
  expect(await repeatFailed(load)).toEqual({ result: 'loaded', failures });
  expect(load).toHaveBeenCalledTimes(failures + 1);
});

it('gives up after the third failure, with its error', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const load = failing(3);
  await expect(repeatFailed(load)).rejects.toThrow('NO_NAVSTART 3');
  expect(load).toHaveBeenCalledTimes(3);
});

import { expect, it, vi } from 'vitest';
import { repeatFailed } from './repeat-failed';

it.each([
  [2, 'returns the result after two failures'],
  [3, 'gives up after the third failure, with its error'],
])('with %d failures, %s', async (failures) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls <= failures) throw new Error(`NO_NAVSTART ${calls}`);
    return 'loaded';
  };
  const loaded = await repeatFailed(load).catch(String);
  expect([loaded, calls]).toEqual([failures < 3 ? 'loaded' : 'Error: NO_NAVSTART 3', 3]);
});

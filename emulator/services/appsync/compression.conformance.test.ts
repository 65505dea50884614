import { describe, expect, it } from 'vitest';
import { fakeToken } from '../../testing/fake-tokens';
import { emulator } from '../../testing/shared-fixture';

describe('a response', () => {
  /** Requests `size` bytes, by the length of an alias. Returns the encoding, and whether fewer bytes were metered. */
  async function encodingOf(size: number, acceptEncoding: string) {
    const alias = 'a'.repeat(size - JSON.stringify({ data: { '': 'Query' } }).length);
    const before = bytesOut();
    const response = await fetch(`${emulator.origin}/graphql`, {
      method: 'POST',
      headers: { authorization: fakeToken('a'), 'accept-encoding': acceptEncoding },
      body: JSON.stringify({ query: `{ ${alias}: __typename }` }),
    });
    expect(await response.json()).toEqual({ data: { [alias]: 'Query' } });
    const encoding = response.headers.get('content-encoding') ?? 'plain';
    return `${encoding}, ${bytesOut() - before < 200 ? 'small' : 'whole'}`;
  }
  const bytesOut = () => emulator.usage.report().operations['appsync:__typename']?.bytesOut ?? 0;

  it.each([
    [1000, 'gzip, deflate, br, zstd', 'gzip, small'],
    [1000, 'br;q=1, gzip;q=0.5', 'gzip, small'],
    [999, 'gzip', 'plain, whole'],
    [1000, 'gzip;q=0, br', 'plain, whole'],
    [1000, 'identity', 'plain, whole'],
  ])('of %i bytes to a request that accepts %s is %s', async (size, acceptEncoding, outcome) => {
    expect(await encodingOf(size, acceptEncoding)).toBe(outcome);
  });
});

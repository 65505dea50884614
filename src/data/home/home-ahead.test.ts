// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTokens } from '@/testing/stored-tokens';
import { askHomeAhead, takeHomeAhead } from './home-ahead';

const NOW = Date.now();
const NOTHING = { getUserProfile: null, completions: { items: [], nextToken: null } };

function answering(response: () => Response) {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: { body: string }) => {
    bodies.push(init.body);
    return response();
  });
  return bodies;
}

beforeEach(() => {
  localStorage.clear();
  takeHomeAhead('nobody', NOW);
});

describe('the home that is asked for ahead', () => {
  it('is asked for once, as of its time, and given once', async () => {
    storeTokens({ sub: 'a1', expires: NOW / 1000 + 3600 });
    const bodies = answering(() => Response.json({ data: NOTHING }));
    askHomeAhead(NOW);
    const taken = takeHomeAhead('a1', NOW + 9000);
    expect(taken?.now).toBe(NOW);
    expect(await taken?.answer).toEqual(NOTHING);
    expect(takeHomeAhead('a1', NOW + 9000)).toBeUndefined();
    expect(bodies).toHaveLength(1);
    const now = new Date(NOW).toISOString();
    expect(bodies[0]).toContain(`"id":"a1","owner":"a1","now":"${now}"`);
  });

  it.each([
    ['another account', 'b2', NOW],
    ['a page that comes too late', 'a1', NOW + 10_000],
  ])('is not given to %s', (_, accountId, now) => {
    storeTokens({ sub: 'a1', expires: NOW / 1000 + 3600 });
    answering(() => Response.json({ data: NOTHING }));
    askHomeAhead(NOW);
    expect(takeHomeAhead(accountId, now)).toBeUndefined();
  });

  it('is not asked for without a usable token', () => {
    const bodies = answering(() => Response.json({ data: NOTHING }));
    askHomeAhead(NOW);
    storeTokens({ sub: 'a1', expires: NOW / 1000 });
    askHomeAhead(NOW);
    expect(bodies).toEqual([]);
    expect(takeHomeAhead('a1', NOW)).toBeUndefined();
  });

  it('fails for whoever takes it, and for nobody else', async () => {
    storeTokens({ sub: 'a1', expires: NOW / 1000 + 3600 });
    answering(() => new Response('Bad gateway', { status: 502 }));
    askHomeAhead(NOW);
    await expect(takeHomeAhead('a1', NOW)?.answer).rejects.toMatchObject({ kind: 'network' });
  });
});

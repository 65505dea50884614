import { describe, expect, it, vi } from 'vitest';
import { applyAll } from '@/domain/actions/apply';
import { memberOf, renew } from '@/domain/actions/testing/members';
import { DAY_MS, MINUTE_MS } from '@/domain/instant';
import { LATELY_MS } from '@/domain/time-limits';
import { Refusal, stubIdentityService } from '@/testing/identity-service';
import { storeTokens } from '@/testing/stored-tokens';
import { prefetchHome, requestHome } from './home-prefetch';
import { storeDailies } from './offline-dailies';
import { storeSnapshot } from './snapshot';

const NOW = Date.now();
const NOTHING = { getUserProfile: null, completions: { items: [], nextToken: null } };

function stubFetch(response: () => Response) {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: { body: string }) => {
    bodies.push(init.body);
    return response();
  });
  return bodies;
}

const take = (accountId: string, now: number) => requestHome(accountId, now, undefined);

/** Stores the home of an account whose daily tasks were chosen some time ago. */
function storeVisit(accountId: string, age: number): void {
  const member = applyAll(memberOf({ accountId }), [renew(0, 'abc', NOW - age)]);
  storeSnapshot(accountId, { fetchedAt: NOW - age, member, settings: {} }, NOW - age);
}

describe('The prefetched home', () => {
  it('is requested once, with the time of the request, and can be taken once', async () => {
    storeTokens({ sub: 'a1', expires: NOW / 1000 + 3600 });
    const bodies = stubFetch(() => Response.json({ data: NOTHING }));
    prefetchHome(NOW);
    const taken = take('a1', NOW + 9000);
    expect(taken.now).toBe(NOW);
    expect(await taken.answer).toEqual(NOTHING);
    expect(bodies).toHaveLength(1);
    const since = new Date(NOW - LATELY_MS).toISOString();
    expect(bodies[0]).toContain(`"since":"${since}"`);
    expect(take('a1', NOW + 9000).now).toBe(NOW + 9000);
  });

  it.each([
    ['another account', 'b2', NOW + 1],
    ['a page that opens too late', 'a1', NOW + 10_000],
  ])('is not returned to %s', (_, accountId, now) => {
    storeTokens({ sub: 'a1', expires: NOW / 1000 + 3600 });
    stubFetch(() => Response.json({ data: NOTHING }));
    prefetchHome(NOW);
    expect(take(accountId, now)).toMatchObject({ accountId, now });
  });

  it('is not requested when nobody is signed in', () => {
    const bodies = stubFetch(() => Response.json({ data: NOTHING }));
    prefetchHome(NOW);
    expect(bodies).toEqual([]);
  });

  it('fails without a request of its own when an expired session has ended elsewhere', async () => {
    storeTokens({ sub: 'a1', expires: NOW / 1000 });
    const calls = stubIdentityService({
      GetTokensFromRefreshToken: () =>
        new Refusal('NotAuthorizedException', 'Refresh Token has been revoked'),
      RevokeToken: () => ({}),
    });
    prefetchHome(NOW);
    await expect(take('a1', NOW).answer).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(calls[0]?.operation).toBe('GetTokensFromRefreshToken');
    await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });

  it.each([
    ['the snapshot’s window has ended', DAY_MS, true, true],
    ['this browser keeps none to choose from offline', DAY_MS - MINUTE_MS, false, true],
    ['neither', DAY_MS - MINUTE_MS, true, false],
  ])('includes the daily tasks if %s', async (_, age, keepsSome, withDailies) => {
    storeTokens({ sub: 'a1', expires: NOW / 1000 + 3600 });
    const bodies = stubFetch(() => Response.json({ data: NOTHING }));
    storeVisit('a1', age);
    if (keepsSome) storeDailies('a1', []);
    prefetchHome(NOW);
    await take('a1', NOW).answer;
    expect(bodies[0]).toContain(`"withDailies":${withDailies}`);
  });

  it('rejects only for the page that takes it', async () => {
    storeTokens({ sub: 'a1', expires: NOW / 1000 + 3600 });
    stubFetch(() => new Response('Bad gateway', { status: 502 }));
    prefetchHome(NOW);
    await expect(take('a1', NOW).answer).rejects.toMatchObject({ kind: 'network' });
  });
});

import { describe, expect, it } from 'vitest';
import { applyAll } from '@/domain/actions/apply';
import { memberOf, renew } from '@/domain/actions/testing/members';
import { DAY_MS, MINUTE_MS } from '@/domain/instant';
import { LATELY_MS } from '@/domain/time-limits';
import { startSession } from '@/session/start-session';
import { sessionStore } from '@/session/store';
import { remember } from '@/lib/account-cache';
import { signedIn } from '@/testing/accounts';
import { stubFetch } from '@/testing/data-api';
import { renewalOf, REVOKED, stubIdentityService } from '@/testing/identity-service';
import { storeTokens, tokensOf } from '@/testing/stored-tokens';
import { prefetchHome, requestHome } from './home-prefetch';
import { hasDailies, offlineDailies, storeDailies } from './offline-dailies';
import { storeSnapshot } from './snapshot';

const NOW = Date.now();
const NOTHING = { getUserProfile: null, completions: { items: [], nextToken: null } };

const take = (accountId: string, now: number) => requestHome(accountId, now, undefined);

/** Prefetches the home of a signed-in account. Returns the requests. */
function prefetch(response = () => Response.json({ data: NOTHING })) {
  storeTokens({ sub: 'a1', expires: NOW / 1000 + 3600 });
  const requests = stubFetch(response);
  prefetchHome(NOW);
  return requests;
}

describe('The prefetched home', () => {
  it('is requested once, with the time of the request, and can be taken once', async () => {
    const requests = prefetch();
    const taken = take('a1', NOW + 9000);
    expect(taken.now).toBe(NOW);
    expect(await taken.answer).toEqual(NOTHING);
    expect(requests).toHaveLength(1);
    const since = new Date(NOW - LATELY_MS).toISOString();
    expect(requests[0]?.body).toContain(`"since":"${since}"`);
    const again = take('a1', NOW + 9000);
    expect(again.now).toBe(NOW + 9000);
    await expect(again.answer).rejects.toMatchObject({ kind: 'network' });
  });

  it.each([
    ['another account', 'b2', NOW + 1],
    ['a page that opens too late', 'a1', NOW + 10_000],
  ])('is not returned to %s', async (_, accountId, now) => {
    prefetch();
    const taken = take(accountId, now);
    expect(taken).toMatchObject({ accountId, now });
    await expect(taken.answer).rejects.toHaveProperty('kind');
  });

  it('is not requested when nobody is signed in', () => {
    const requests = stubFetch();
    prefetchHome(NOW);
    expect(requests).toEqual([]);
  });

  it('fails without a request if an expired session has ended elsewhere', async () => {
    storeTokens({ sub: 'a1', expires: NOW / 1000 });
    const calls = stubIdentityService(REVOKED);
    prefetchHome(NOW);
    await expect(take('a1', NOW).answer).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(calls[0]?.operation).toBe('GetTokensFromRefreshToken');
    await expect.poll(() => Object.keys(localStorage)).toEqual([]);
  });

  it('shares one renewal of an expired token with the starting session', async () => {
    storeTokens({ sub: 'a1', expires: NOW / 1000 });
    const renewal = renewalOf(tokensOf({ sub: 'a1' }));
    const calls = stubIdentityService({ GetTokensFromRefreshToken: () => renewal });
    prefetchHome(NOW);
    const stop = startSession();
    await expect(take('a1', NOW).answer).rejects.toMatchObject({ kind: 'network' });
    await expect.poll(sessionStore.getSession).toEqual(signedIn());
    expect(calls).toHaveLength(1);
    stop();
  });

  it.each([
    ['the snapshot’s window has ended', DAY_MS, true, true],
    ['this browser keeps none to choose from offline', DAY_MS - MINUTE_MS, false, true],
    ['neither', DAY_MS - MINUTE_MS, true, false],
  ])('includes the daily tasks only as needed: %s', async (_, age, keepsSome, withDailies) => {
    const member = applyAll(memberOf({ accountId: 'a1' }), [renew(0, 'abc', NOW - age)]);
    storeSnapshot('a1', { fetchedAt: NOW - age, member, settings: {} }, NOW - age);
    if (keepsSome) storeDailies('a1', []);
    const requests = prefetch();
    await take('a1', NOW).answer;
    expect(requests[0]?.body).toContain(`"withDailies":${withDailies}`);
  });

  it('includes the daily tasks again once the stored ones can’t be read', () => {
    remember('a1', 'dailies', [{ id: 'a' }]);
    expect([hasDailies('a1'), offlineDailies('a1'), hasDailies('a1')]).toEqual([true, [], false]);
  });

  it('reports a failure only to the page that uses it', async () => {
    prefetch(() => new Response('Bad gateway', { status: 502 }));
    await expect(take('a1', NOW).answer).rejects.toMatchObject({ kind: 'network' });
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { Hub } from 'aws-amplify/utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastProvider } from '@/components/toast';
import { remember } from '@/lib/account-cache';
import { useSession } from './session';
import { Refusal, answeringIdentityService } from '@/testing/identity-service';
import { storeTokens, tokenChangedElsewhere } from '@/testing/stored-tokens';
import { SessionProvider } from './session-provider';
import { signOutHere } from './sign-out';

const LONG_AGO = 1_000_000_000;

function shown() {
  return render(
    <ToastProvider>
      <SessionProvider>
        <Show />
      </SessionProvider>
    </ToastProvider>,
  );
}

function Show() {
  const session = useSession();
  return <p data-testid="session">{JSON.stringify(session)}</p>;
}

const session = () => JSON.parse(screen.getByTestId('session').textContent ?? '') as unknown;
const visitor = { status: 'unauthenticated' };
const fern = { id: 'a1', email: 'fern@example.com', loginId: 'fern@example.com', isAdmin: false };

beforeEach(() => {
  localStorage.clear();
});

describe('SessionProvider', () => {
  it('is configuring at first, and unauthenticated where nobody is signed in', async () => {
    shown();
    expect(session()).toEqual({ status: 'configuring' });
    await waitFor(() => expect(session()).toEqual(visitor));
  });

  it('knows a returning user at once', () => {
    storeTokens({ sub: 'a1', groups: ['Admin'] });
    shown();
    expect(session()).toEqual({ status: 'authenticated', account: { ...fern, isAdmin: true } });
  });

  it('follows a sign-in in another tab', async () => {
    shown();
    await waitFor(() => expect(session()).toEqual(visitor));
    storeTokens({ sub: 'a1' });
    act(() => tokenChangedElsewhere('refreshToken', null, 'refresh'));
    await waitFor(() => expect(session()).toEqual({ status: 'authenticated', account: fern }));
  });

  it('ends with a sign-out here, and forgets what was kept of the account', async () => {
    answeringIdentityService({ RevokeToken: () => ({}) });
    storeTokens({ sub: 'a1' });
    remember('a1', 'home', { level: 3 }, 0);
    shown();
    await act(signOutHere);
    await waitFor(() => expect(session()).toEqual(visitor));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('ends with a sign-out in another tab, and forgets what was kept', async () => {
    storeTokens({ sub: 'a1' });
    remember('a1', 'home', { level: 3 }, 0);
    shown();
    await waitFor(() => expect(session()).toMatchObject({ status: 'authenticated' }));
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith('Cognito')) localStorage.removeItem(name);
    }
    act(() => tokenChangedElsewhere('refreshToken', 'refresh', null));
    await waitFor(() => expect(session()).toEqual(visitor));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('keeps the session when a token cannot be refreshed for want of a connection', async () => {
    answeringIdentityService({});
    storeTokens({ sub: 'a1', expires: LONG_AGO });
    const failure = new Promise((heard) => {
      Hub.listen('auth', ({ payload }) => {
        if (payload.event === 'tokenRefresh_failure') heard(payload.data);
      });
    });
    shown();
    await act(async () => {
      expect(await failure).toMatchObject({ error: { name: 'NetworkError' } });
    });
    expect(session()).toEqual({ status: 'authenticated', account: fern });
    expect(Object.keys(localStorage)).not.toEqual([]);
  }, 10_000);

  it('ends the session when the refresh is refused', async () => {
    answeringIdentityService({
      GetTokensFromRefreshToken: () =>
        new Refusal('NotAuthorizedException', 'Refresh Token has been revoked'),
      RevokeToken: () => ({}),
    });
    storeTokens({ sub: 'a1', expires: LONG_AGO });
    shown();
    await waitFor(() => expect(session()).toEqual(visitor));
  });

  it('does not disturb the pages when a refreshed token says the same', async () => {
    storeTokens({ sub: 'a1' });
    const seen = new Set<unknown>();
    function Watch() {
      seen.add(useSession());
      return null;
    }
    render(
      <ToastProvider>
        <SessionProvider>
          <Watch />
        </SessionProvider>
      </ToastProvider>,
    );
    storeTokens({ sub: 'a1', expires: Math.floor(Date.now() / 1000) + 7200 });
    await act(async () => {
      tokenChangedElsewhere('accessToken', 'old', 'new');
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(seen.size).toBe(1);
  });
});

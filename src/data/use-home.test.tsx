import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { storedMember } from '@/domain/member-state';
import { recall, remember } from '@/lib/account-cache';
import { sessionOf, sessionStore } from '@/session/store';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { NoProfileError } from './found-profiles';
import { changeHome, type Home, homeQuery, HomeSchema, withLevel } from './home';
import { useHome } from './use-home';

const NOW = Date.now();

/** The home of an account with one valid completion. */
function homeOf(accountId: string): Home {
  const completion = {
    id: `${accountId}#done#t1`,
    taskId: 't1',
    completedDate: new Date(NOW).toISOString(),
    expirationDate: new Date(NOW + 60_000).toISOString(),
    task: null,
  };
  const lists = { selections: [], completions: [completion], past: [] };
  const profile = { level: 3, member: storedMember({ level: 3 }) };
  return { fetchedAt: NOW, profile, ...lists };
}

function signIn(id: string): void {
  storeTokens({ sub: id });
  const account = { id, email: 'fern@example.com', loginId: 'fern@example.com', isAdmin: false };
  sessionStore.setSession(sessionOf(account));
}

function renderHome() {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const client = new QueryClient();
  return renderHook(() => useHome(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

describe('useHome', () => {
  it('shows no cached home of one account to another', () => {
    remember('a1', 'home', homeOf('a1'), NOW);
    signIn('a1');
    const { result } = renderHome();
    expect(result.current.query.data?.profile.level).toBe(3);
    act(() => signIn('b1'));
    expect(result.current.query.data).toBeUndefined();
    expect(recall('b1', 'home', HomeSchema)).toBeUndefined();
  });

  it('ignores a cached home whose rows are another account’s', () => {
    remember('b1', 'home', homeOf('a1'), NOW);
    signIn('b1');
    expect(renderHome().result.current.query.data).toBeUndefined();
  });
});

it('stays as old as what was loaded when it is changed', () => {
  const client = new QueryClient();
  const { queryKey } = homeQuery('a1');
  client.setQueryData(queryKey, homeOf('a1'), { updatedAt: NOW - 60_000 });
  changeHome(client, 'a1', (home) => withLevel(home, 4));
  expect(client.getQueryState(queryKey)).toMatchObject({
    data: { profile: { level: 4 } },
    dataUpdatedAt: NOW - 60_000,
  });
});

it('reads the home of an account without a profile, and writes nothing', async () => {
  storeTokens({ sub: 'new' });
  const nothing = { items: [], nextToken: null };
  const calls = stubDataApi({
    Home: () => ({ data: { getUserProfile: null, completions: nothing } }),
  });
  await expect(new QueryClient().fetchQuery(homeQuery('new'))).rejects.toThrow(NoProfileError);
  expect(calls.map(({ operation }) => operation)).toEqual(['Home']);
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { storedMember } from '@/domain/member-state';
import { recall, remember } from '@/lib/account-cache';
import { sessionOf, sessionStore } from '@/session/store';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { NoProfileError } from './found-profiles';
import { changeHome, type Home, homeQuery, HomeSchema, withLevel } from './home';
import { keys } from './keys';
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

describe('A page that shows the home', () => {
  /** An account whose profile is stored, in a browser that keeps a copy of its home. */
  function startVisit() {
    localStorage.clear();
    remember('a1', 'home', homeOf('a1'), Date.now());
    signIn('a1');
    const nothing = { items: [], nextToken: null };
    const profile = { level: 4, selectedTasks: nothing };
    const calls = stubDataApi({
      Home: () => ({ data: { getUserProfile: profile, completions: nothing } }),
    });
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    /** Opens a page until the home has been read, and leaves it. Returns the level it showed. */
    const openPage = async () => {
      const { result, unmount } = renderHook(() => useHome(), { wrapper });
      await waitFor(() => expect(result.current.query.isFetching).toBe(false));
      unmount();
      return result.current.query.data?.profile.level;
    };
    return { client, calls, openPage };
  }

  it('reads it at each visit, however new the kept copy is, and once', async () => {
    const { calls, openPage } = startVisit();
    expect(await openPage()).toBe(4);
    expect(await openPage()).toBe(4);
    expect(calls).toHaveLength(1);
  });

  it('reads it again once another tab has changed it, even if this one has too', async () => {
    const { client, calls, openPage } = startVisit();
    await openPage();
    await client.invalidateQueries({ queryKey: keys.home('a1') });
    changeHome(client, 'a1', (home) => withLevel(home, 5));
    expect(await openPage()).toBe(4);
    expect(calls).toHaveLength(2);
  });

  it('keeps what another page changed', async () => {
    const { client, openPage } = startVisit();
    await openPage();
    changeHome(client, 'a1', (home) => withLevel(home, 5));
    expect(await openPage()).toBe(5);
    expect(recall('a1', 'home', HomeSchema)?.value.profile.level).toBe(5);
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

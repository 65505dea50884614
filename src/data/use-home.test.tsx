import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { applyAll } from '@/domain/actions/apply';
import { complete, memberOf } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { sessionStore } from '@/session/store';
import { signedIn } from '@/testing/accounts';
import { stubDataApi } from '@/testing/data-api';
import { renderPageHook } from '@/testing/member-page';
import { storeTokens } from '@/testing/stored-tokens';
import { changeHome, type StoredHome } from './home';
import { keys } from './keys';
import { readSnapshot, storeSnapshot } from './snapshot';
import { useHome } from './use-home';

const NOW = Date.now();

/** The home of an account with three valid completions. */
function homeOf(accountId: string): StoredHome {
  const done = Array.from('abc', (id) => complete(taskOf(id), NOW));
  const member = applyAll(memberOf({ accountId }), done);
  return { fetchedAt: NOW, member, settings: {} };
}

const withLevel = (home: StoredHome, level: number): StoredHome => ({
  ...home,
  member: { ...home.member, level },
});

function signIn(id: string): void {
  storeTokens({ sub: id });
  sessionStore.setSession(signedIn({ id }));
}

function renderHome() {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  return renderPageHook(() => useHome(), new QueryClient());
}

it('useHome shows no snapshot of one account to another', () => {
  storeSnapshot('a1', homeOf('a1'), NOW);
  signIn('a1');
  const { result } = renderHome();
  expect(result.current.home?.member.level).toBe(3);
  act(() => signIn('b1'));
  expect(result.current.query.data).toBeUndefined();
  expect(readSnapshot('b1')).toBeUndefined();
});

describe('A page that shows the home', () => {
  /** Starts a visit in a browser that holds a snapshot of the account's home. The profile is stored. */
  function startVisit() {
    storeSnapshot('a1', homeOf('a1'), Date.now());
    signIn('a1');
    const nothing = { items: [], nextToken: null };
    const profile = { level: 4, selectedTasks: nothing };
    const calls = stubDataApi({
      Home: () => ({ data: { getUserProfile: profile, completions: nothing } }),
      ScoredCompletions: () => ({ data: { page: nothing } }),
    });
    const reads = () => calls.filter(({ operation }) => operation === 'Home').length;
    const client = new QueryClient();
    /** Opens a page, and leaves it once the home has been read. Returns the level it showed. */
    const openPage = async () => {
      const { result, unmount } = renderPageHook(() => useHome(), client);
      await waitFor(() => expect(result.current.query.isFetching).toBe(false));
      unmount();
      return result.current.home?.member.level;
    };
    return { client, reads, openPage };
  }

  it('reads it once per visit, however new the snapshot is', async () => {
    const { reads, openPage } = startVisit();
    expect(await openPage()).toBe(4);
    expect(await openPage()).toBe(4);
    expect(reads()).toBe(1);
  });

  it('reads it again once another tab has changed it, even if this one has too', async () => {
    const { client, reads, openPage } = startVisit();
    await openPage();
    await client.invalidateQueries({ queryKey: keys.home('a1') });
    changeHome(client, 'a1', (home) => withLevel(home, 5));
    expect(await openPage()).toBe(4);
    expect(reads()).toBe(2);
  });

  it('keeps another page’s changes', async () => {
    const { client, openPage } = startVisit();
    await openPage();
    changeHome(client, 'a1', (home) => withLevel(home, 5));
    expect(await openPage()).toBe(5);
    expect(readSnapshot('a1')?.value.member.level).toBe(5);
  });
});

import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/session/store';
import { signedIn } from '@/testing/accounts';
import { stubDataApi } from '@/testing/data-api';
import { renderPageHook } from '@/testing/member-page';
import { storeTokens } from '@/testing/stored-tokens';
import { NoProfileError } from './profile';
import { keys } from './keys';
import { useHome } from './use-home';

const id = 'nobody';
const conflict = { errorType: 'DynamoDB:ConditionalCheckFailedException', message: 'taken' };
const answers = { created: { data: { createUserProfile: { id } } }, taken: { errors: [conflict] } };
const profile = { level: 2, selectedTasks: { items: [], nextToken: null } };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function openPage(createProfile: () => object, found: object | null = null) {
  storeTokens({ sub: id });
  sessionStore.setSession(signedIn({ id }));
  const nothing = { items: [], nextToken: null };
  let stored: object | null = null;
  const calls = stubDataApi({
    Home: () => ({ data: { getUserProfile: stored, completions: nothing } }),
    ScoredCompletions: () => ({ data: { page: nothing } }),
    ProfileDetails: () => ({ data: { getUserProfile: stored } }),
    CreateProfile: createProfile,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderPageHook(() => useHome(), client);
  const find = () => (stored = found);
  return { result, client, find, count: () => calls.length };
}

beforeEach(() => void vi.useFakeTimers());

describe('A profile that can’t be read', () => {
  it.each(Object.entries(answers))(
    'is said to be missing, for good, when %s',
    async (_, answer) => {
      const { result, client, count } = openPage(() => answer);
      await pass(10_000);
      expect(result.current.problem?.message).toBe(
        'No profile found! Please create a profile first.',
      );
      expect(count()).toBeLessThan(8);
      const before = count();
      await act(() => client.invalidateQueries({ queryKey: keys.home(id) }));
      await pass(60_000);
      expect(result.current.problem).toBeInstanceOf(NoProfileError);
      expect(count() - before).toBeLessThan(3);
    },
  );

  it('is tried again when asked', async () => {
    const { result, find } = openPage(() => answers.taken, profile);
    await pass(10_000);
    find();
    act(() => result.current.retry());
    await pass(10_000);
    expect(result.current.problem).toBeNull();
    expect(result.current.home?.profile.level).toBe(2);
  });

  it('is found by a later read, since one may come too early', async () => {
    const { result, find } = openPage(() => answers.created, profile);
    await pass(700);
    find();
    await pass(10_000);
    expect(result.current.home?.profile.level).toBe(2);
  });
});

it('A profile that couldn’t be created without a connection is created when the page is read once there is one', async () => {
  let isOnline = false;
  const page = openPage(() => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    page.find();
    return answers.created;
  }, profile);
  await pass(10_000);
  expect(page.result.current.problem).toMatchObject({ kind: 'network' });
  isOnline = true;
  await act(() => page.client.invalidateQueries({ queryKey: keys.home(id) }));
  await pass(10_000);
  expect(page.result.current.problem).toBeNull();
  expect(page.result.current.home?.profile.level).toBe(2);
});

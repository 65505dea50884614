import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NoProfileError } from '@/lib/errors';
import { sessionStore } from '@/session/store';
import { signedIn } from '@/testing/accounts';
import { stubDataApi } from '@/testing/data-api';
import { REFUSAL } from '@/testing/fake-api';
import { storeTokens } from '@/testing/stored-tokens';
import { homeQuery } from './home';
import { createProfile, ensureProfile } from './profile';

const nothing = { items: [], nextToken: null };
const profile = { level: 2, selectedTasks: nothing };
const conflict = { errorType: 'DynamoDB:ConditionalCheckFailedException', message: 'taken' };
const answers = {
  created: { data: { createUserProfile: { id: 'x' } } },
  taken: { errors: [conflict] },
};

/** Signs in an account that isn't yet known to have a profile. */
function signIn(id: string, createProfile: () => object = () => answers.created) {
  storeTokens({ sub: id });
  sessionStore.setSession(signedIn({ id }));
  let stored: object | null = null;
  const calls = stubDataApi({
    Home: () => ({ data: { getUserProfile: stored, completions: nothing } }),
    ScoredCompletions: () => ({ data: { page: nothing } }),
    ProfileDetails: () => ({ data: { getUserProfile: stored } }),
    CreateProfile: createProfile,
  });
  return { find: () => (stored = profile), operations: () => calls.map((one) => one.operation) };
}

describe('The check for a profile', () => {
  it('creates a newcomer’s', async () => {
    const { operations } = signIn('new');
    await ensureProfile('new');
    expect(operations()).toEqual(['ProfileDetails', 'CreateProfile']);
  });

  it('requests it once, and not if a page has read it', async () => {
    const { find, operations } = signIn('old');
    find();
    await ensureProfile('old');
    await ensureProfile('old');
    expect(operations()).toEqual(['ProfileDetails']);
    const home = signIn('home');
    home.find();
    await new QueryClient().fetchQuery(homeQuery('home'));
    await ensureProfile('home');
    expect(home.operations()).not.toContain('ProfileDetails');
  });

  it('requests it again at the next visit if that failed', async () => {
    const creations = [REFUSAL, answers.created];
    const { operations } = signIn('failed', () => creations.shift() ?? REFUSAL);
    await expect(ensureProfile('failed')).rejects.toThrow('Something went wrong');
    await ensureProfile('failed');
    await ensureProfile('failed');
    expect(operations().filter((one) => one === 'CreateProfile')).toHaveLength(2);
  });
});

describe('A page that needs a profile', () => {
  beforeEach(() => void vi.useFakeTimers());

  const read = () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const result = client.fetchQuery(homeQuery('nobody')).catch((error: unknown) => error);
    return vi.advanceTimersByTimeAsync(10_000).then(() => result);
  };

  it.each(Object.entries(answers))(
    'says that there is none if %s, but not found',
    async (_, to) => {
      const { operations } = signIn('nobody', () => to);
      const problem = await read();
      expect(problem).toBeInstanceOf(NoProfileError);
      expect(problem).toMatchObject({
        message: 'No profile found! Please create a profile first.',
      });
      expect(operations()).toEqual(['Home', 'CreateProfile', 'Home', 'Home', 'Home']);
    },
  );

  it('finds it by a later read, since one may come too early', async () => {
    const { find } = signIn('nobody');
    setTimeout(find, 700);
    expect(await read()).toMatchObject({ member: { level: 2 } });
  });

  it('creates it once there is a connection', async () => {
    let isOnline = false;
    const { find } = signIn('nobody', () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      find();
      return answers.created;
    });
    expect(await read()).toMatchObject({ kind: 'network' });
    isOnline = true;
    expect(await read()).toMatchObject({ member: { level: 2 } });
  });
});

it('creates a profile once, even if two parts of a page ask for it', async () => {
  const { operations } = signIn('twice');
  await Promise.all([createProfile('twice'), createProfile('twice')]);
  expect(operations()).toEqual(['CreateProfile']);
});

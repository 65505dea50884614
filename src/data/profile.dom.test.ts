import { expect, it } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { ensureProfile, noteProfile } from './profile';

const created = () => ({ data: { createUserProfile: { id: 'x' } } });

async function requestsOf(id: string, profile: object | null): Promise<string[]> {
  storeTokens({ sub: id });
  const calls = stubDataApi({
    ProfileDetails: () => ({ data: { getUserProfile: profile } }),
    CreateProfile: created,
  });
  await ensureProfile({ id, email: 'x@example.com' });
  return calls.map(({ operation }) => operation);
}

it('creates the profile of a newcomer without a request that would be refused', async () => {
  expect(await requestsOf('new', null)).toEqual(['ProfileDetails', 'CreateProfile']);
  noteProfile('known-new', false);
  expect(await requestsOf('known-new', null)).toEqual(['CreateProfile']);
});

it('asks for a profile once', async () => {
  expect(await requestsOf('old', { level: 3 })).toEqual(['ProfileDetails']);
  expect(await requestsOf('old', { level: 3 })).toEqual([]);
  noteProfile('home', true);
  expect(await requestsOf('home', { level: 3 })).toEqual([]);
});

it('creates a profile once, though two parts of a page ask for it', async () => {
  storeTokens({ sub: 'twice' });
  noteProfile('twice', false);
  const calls = stubDataApi({ CreateProfile: created });
  const account = { id: 'twice', email: 'x@example.com' };
  await Promise.all([ensureProfile(account), ensureProfile(account)]);
  expect(calls).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { DAY_MS } from '@/domain/instant';
import { remember } from '@/lib/account-cache';
import { sessionStore } from '@/session/store';
import { signedIn } from '@/testing/accounts';
import { stubDataApi } from '@/testing/data-api';
import { REFUSAL } from '@/testing/fake-api';
import { storeTokens } from '@/testing/stored-tokens';
import { ensureVisited } from './visit';

const NOON = new Date(2025, 5, 12, 12).getTime();
const created = { data: { createUserProfile: { id: 'a' } } };

function creations(id: string, create: () => object = () => created) {
  storeTokens({ sub: id });
  sessionStore.setSession(signedIn({ id }));
  const calls = stubDataApi({
    ProfileDetails: () => ({ data: { getUserProfile: null } }),
    CreateProfile: create,
  });
  return () => calls.filter(({ operation }) => operation === 'CreateProfile').length;
}

it('ensures that the profile exists at the first visit of a day, and at no other one', async () => {
  const count = creations('a');
  // As another page load of that day has noted it.
  remember('a', 'visit', new Date(NOON).toDateString(), NOON);
  await ensureVisited('a', NOON + DAY_MS / 4);
  expect(count()).toBe(0);
  await ensureVisited('a', NOON + DAY_MS / 2);
  expect(count()).toBe(1);
});

it('tries again at the next visit if that failed', async () => {
  const answers = [REFUSAL, created];
  const count = creations('b', () => answers.shift() ?? REFUSAL);
  await expect(ensureVisited('b', NOON)).rejects.toThrow('Something went wrong');
  await ensureVisited('b', NOON);
  await ensureVisited('b', NOON);
  expect(count()).toBe(2);
});

import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@/domain/instant';
import { stubDataApi } from '@/testing/data-api';
import { REFUSAL } from '@/testing/fake-api';
import { storeTokens } from '@/testing/stored-tokens';
import { noteProfile } from './profile';
import { ensureVisited } from './visit';

const NOON = new Date(2025, 5, 12, 12).getTime();
const member = { id: 'a', email: 'a@example.com' };
const created = { data: { createUserProfile: { id: 'a' } } };

beforeEach(() => {
  for (const id of ['a', 'b']) noteProfile(id, false);
  storeTokens({ sub: 'a' });
});

function creations(create: () => object = () => created) {
  const calls = stubDataApi({ CreateProfile: create });
  return () => calls.map(({ variables }) => Object(variables['input']).id);
}

it('ensures that the profile exists at the first visit of a day, and at no other one', async () => {
  const ids = creations();
  await ensureVisited(member, NOON);
  noteProfile('a', false);
  await ensureVisited(member, NOON + DAY_MS / 4);
  expect(ids()).toEqual(['a']);
  await ensureVisited(member, NOON + DAY_MS / 2);
  expect(ids()).toEqual(['a', 'a']);
});

it('tries again at the next visit if that failed', async () => {
  const answers = [REFUSAL, created];
  const ids = creations(() => answers.shift() ?? REFUSAL);
  await expect(ensureVisited(member, NOON)).rejects.toThrow('Something went wrong');
  await ensureVisited(member, NOON);
  await ensureVisited(member, NOON);
  expect(ids()).toEqual(['a', 'a']);
});

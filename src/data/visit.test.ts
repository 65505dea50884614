// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@/domain/instant';
import { clearAccountCache } from '@/lib/account-cache';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { recordVisit } from './visit';

const NOON = new Date(2025, 5, 12, 12).getTime();
const touched = { data: { updateUserProfile: { id: 'a' } } };
const member = { id: 'a', email: 'a@example.com' };

beforeEach(() => {
  clearAccountCache();
  storeTokens({ sub: 'a' });
});

function recordedVisits(touch: () => object = () => touched) {
  const calls = stubDataApi({
    ProfileDetails: () => ({ data: { getUserProfile: { level: 3 } } }),
    Touch: touch,
  });
  return () => calls.filter(({ operation }) => operation === 'Touch').map((call) => call.variables);
}

it('records the first visit of a day, and no other one', async () => {
  const recorded = recordedVisits();
  await recordVisit(member, NOON);
  await recordVisit(member, NOON + DAY_MS / 4);
  expect(recorded()).toEqual([{ input: { id: 'a', lastlogin: new Date(NOON).toISOString() } }]);
  await recordVisit(member, NOON + DAY_MS / 2);
  expect(recorded()).toHaveLength(2);
});

it('records a visit of another account, and one after signing out', async () => {
  const recorded = recordedVisits();
  await recordVisit(member, NOON);
  await recordVisit({ ...member, id: 'b' }, NOON);
  clearAccountCache();
  await recordVisit(member, NOON);
  expect(recorded()).toHaveLength(3);
});

it('tries again at the next visit if it could not be recorded', async () => {
  const failed = { data: null, errors: [{ errorType: 'InternalFailure', message: 'planned' }] };
  const answers = [failed, touched];
  const recorded = recordedVisits(() => answers.shift() ?? failed);
  await expect(recordVisit(member, NOON)).rejects.toThrow('Something went wrong');
  await recordVisit(member, NOON);
  await recordVisit(member, NOON);
  expect(recorded()).toHaveLength(2);
});

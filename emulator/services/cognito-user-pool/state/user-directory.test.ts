import { expect, it } from 'vitest';
import { AdjustableClock } from '../../../core/clock';
import { memoryStore } from '../testing/memory-store';
import type { User } from './user';
import { UserDirectory } from './user-directory';

it('creates one user for two concurrent first social sign-ins', async () => {
  const users = new UserDirectory(memoryStore(), new AdjustableClock());
  const user = (sub: string): User => ({
    username: 'google_1',
    status: 'EXTERNAL_PROVIDER',
    external: { sub, provider: 'Google', providerType: 'Google', userId: '1' },
    enabled: true,
    created: '2026-01-01T00:00:00.000Z',
    modified: '2026-01-01T00:00:00.000Z',
    attributes: {},
    groups: [],
    factors: [],
  });
  await Promise.all([users.addExternal(user('first')), users.addExternal(user('second'))]);
  expect((await users.get('google_1'))?.external?.sub).toBe('first');
});

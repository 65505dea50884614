import { expect, it } from 'vitest';
import { AdjustableClock } from '../../../core/clock';
import type { Store } from '../../../core/store';
import type { User } from './user';
import { UserDirectory } from './user-directory';

/** A store in memory. */
const store: Store = {
  collection<T>() {
    const values = new Map<string, T>();
    return {
      get: async (key: string) => values.get(key),
      put: async (key: string, value: T) => void values.set(key, value),
      delete: async (key: string) => void values.delete(key),
      async *entries() {
        yield* values;
      },
    };
  },
  close: async () => {},
};

it('Of two first social sign-ins at once, only one makes the user', async () => {
  const users = new UserDirectory(store, new AdjustableClock());
  const user = (sub: string): User => ({
    username: 'google_1',
    status: 'EXTERNAL_PROVIDER',
    external: { sub, provider: 'Google', providerType: 'Google', userId: '1' },
    enabled: true,
    created: '2026-01-01T00:00:00.000Z',
    modified: '2026-01-01T00:00:00.000Z',
    attributes: {},
    pendingAttributes: {},
    groups: [],
    factors: [],
  });
  await Promise.all([users.addExternal(user('first')), users.addExternal(user('second'))]);
  expect((await users.get('google_1'))?.external?.sub).toBe('first');
});

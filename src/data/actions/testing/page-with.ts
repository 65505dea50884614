import { vi } from 'vitest';
import { noteAction } from '@/data/actions/notes';
import type { Surroundings } from '@/data/actions/outbox';
import type { Action } from '@/domain/actions/action';
import { memberOf, NOW } from '@/domain/actions/testing/members';

/** Returns a page with these actions noted. Its commits are stored unless `send` returns something else. */
export function pageWith(actions: readonly Action[], before = memberOf()) {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  for (const action of actions) noteAction('me', action);
  const found = { stored: before };
  const page = {
    accountId: 'me',
    awaited: new Map(),
    failed: new Set<string>(),
    renewToken: vi.fn<Surroundings['renewToken']>(() => Promise.resolve()),
    stored: vi.fn<Surroundings['stored']>(() => found.stored),
    store: (member) => void (found.stored = member),
    read: vi.fn<Surroundings['read']>(() => Promise.resolve(found.stored)),
    send: vi.fn<Surroundings['send']>(() => Promise.resolve({ outcome: 'committed' })),
    createProfile: vi.fn<Surroundings['createProfile']>(() => Promise.resolve()),
    pause: vi.fn<Surroundings['pause']>(() => Promise.resolve()),
    tellLater: () => true,
    ended: vi.fn<Surroundings['ended']>(),
  } satisfies Surroundings;
  const results = () => page.ended.mock.calls.map(([{ action }, result]) => [action.id, result]);
  const sizes = () => page.send.mock.calls.map(([{ complete: rows }]) => rows.length);
  return { ...page, page, found, results, sizes };
}

// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newLedger } from '@/domain/ledger';
import { withUndone } from '@/domain/ledger-changes';
import { memberText, newMember } from '@/domain/member-text';
import { newCompletion } from '@/domain/new-completion';
import { taskOf } from '@/domain/testing/rows';
import { cachedHome, homeQuery } from '@/data/home';
import { sessionStore } from '@/session/store';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { storeTokens } from '@/testing/stored-tokens';
import { repairLevel } from './repair-level';

const account = { id: 'a1', email: 'fern@example.com', loginId: 'fern', isAdmin: false };
const walk = taskOf('walk');

beforeEach(() => {
  localStorage.clear();
  storeTokens({ sub: account.id });
  sessionStore.setSession({ status: 'authenticated', account });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStore.setSession({ status: 'configuring' });
});

it('A visit deletes a completion that is stored though it was undone, and shows it no longer', async () => {
  const now = Date.now();
  const row = newCompletion(account.id, walk, now);
  const ledger = withUndone(newLedger(3, now), row);
  const api = new FakeApi([walk]);
  api.profile = { level: 3, memberState: memberText({ ...newMember(3, now), ledger }, 1) };
  api.completions.set(row.id, { ...row });
  stubDataApi(api.answers());
  const client = new QueryClient();
  const home = await client.fetchQuery(homeQuery(account.id));
  expect(home.completions).toMatchObject([{ id: row.id }]);
  await repairLevel(client, account.id, home);
  expect([...api.completions.keys()]).toEqual([]);
  expect(cachedHome(client, account.id)).toMatchObject({ completions: [], profile: { level: 3 } });
});

import { QueryClient } from '@tanstack/react-query';
import { homeQuery } from '@/data/home';
import { clearAccountCache } from '@/lib/account-cache';
import { stubDataApi } from '@/testing/data-api';
import type { FakeApi } from '@/testing/fake-api';
import { storeTokens } from '@/testing/stored-tokens';

/** Returns a browser of the account that has read its home. */
export async function homeOf(api: FakeApi): Promise<QueryClient> {
  localStorage.clear();
  storeTokens({ sub: 'a1' });
  clearAccountCache();
  stubDataApi(api.answers());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.fetchQuery(homeQuery('a1'));
  return client;
}

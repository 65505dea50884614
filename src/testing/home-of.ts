import { QueryClient } from '@tanstack/react-query';
import { homeQuery } from '@/data/home';
import { stubDataApi } from './data-api';
import type { FakeApi } from './fake-api';
import { storeTokens } from './stored-tokens';

/** Returns a browser in which the account has read its home. */
export async function homeOf(api: FakeApi): Promise<QueryClient> {
  storeTokens({ sub: 'a1' });
  stubDataApi(api.answers());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.fetchQuery(homeQuery('a1'));
  return client;
}

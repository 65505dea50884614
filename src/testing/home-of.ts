import { QueryClient } from '@tanstack/react-query';
import { homeQuery } from '@/data/home';
import { stubDataApi } from './data-api';
import type { FakeApi } from './fake-api';
import { storeTokens } from './stored-tokens';

/** Signs the account in and reads its home. Returns the query client. */
export async function homeOf(api: FakeApi): Promise<QueryClient> {
  storeTokens({ sub: 'a1' });
  stubDataApi(api.answers());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.fetchQuery(homeQuery('a1'));
  return client;
}

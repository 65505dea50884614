import { Hub } from 'aws-amplify/utils';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { Refusal, stubIdentityService } from '@/testing/identity-service';
import { storeTokens } from '@/testing/stored-tokens';

const credentials = (id: unknown) => ({
  IdentityId: id,
  Credentials: {
    AccessKeyId: 'AKIA',
    SecretKey: 'secret',
    SessionToken: 'token',
    Expiration: Date.now() / 1000 + 3600,
  },
});

let calls: ReturnType<typeof stubIdentityService>;
let validId: string;

/** Each loaded copy of the module listens to Amplify's events, including those of other test files. */
let listen: MockInstance<typeof Hub.listen>;

beforeEach(() => {
  listen = vi.spyOn(Hub, 'listen');
  validId = 'us-east-1:fern';
  calls = stubIdentityService({
    GetId: () => ({ IdentityId: validId }),
    GetCredentialsForIdentity: ({ IdentityId }) =>
      IdentityId === validId
        ? credentials(IdentityId)
        : new Refusal('ResourceNotFoundException', `Identity '${String(IdentityId)}' not found.`),
  });
});

afterEach(() => {
  for (const { value: stop } of listen.mock.results) stop();
  vi.resetModules();
});

/** Reloads the application and fetches credentials. Returns the requests to the identity pool. */
async function loadPage(sub: string): Promise<string[]> {
  vi.resetModules();
  calls.length = 0;
  storeTokens({ sub });
  const { fetchCredentials, readSession } = await import('./amplify');
  await readSession();
  await fetchCredentials();
  return calls.map(({ operation }) => operation);
}

const FIRST_CALLS = ['GetId', 'GetCredentialsForIdentity'];

it('A page load reuses the identity ID stored on the device', async () => {
  expect(await loadPage('a1')).toEqual(FIRST_CALLS);
  expect(await loadPage('a1')).toEqual(['GetCredentialsForIdentity']);
});

it('Each account has its own identity ID', async () => {
  await loadPage('a1');
  validId = 'us-east-1:moss';
  expect(await loadPage('a2')).toEqual(FIRST_CALLS);
  validId = 'us-east-1:fern';
  expect(await loadPage('a1')).toEqual(['GetCredentialsForIdentity']);
});

it('A refused identity ID is requested again, once', async () => {
  await loadPage('a1');
  validId = 'us-east-1:new';
  expect(await loadPage('a1')).toEqual(['GetCredentialsForIdentity', ...FIRST_CALLS]);
  expect(await loadPage('a1')).toEqual(['GetCredentialsForIdentity']);
});

it('Signing out removes the identity ID', async () => {
  await loadPage('a1');
  const { signOutHere } = await import('./amplify');
  await signOutHere();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('us-east-1:fern');
});

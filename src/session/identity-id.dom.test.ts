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
let known: string;

/** Each loaded copy of the module listens to Amplify's events, including those of other test files. */
let listen: MockInstance<typeof Hub.listen>;

beforeEach(() => {
  listen = vi.spyOn(Hub, 'listen');
  known = 'us-east-1:fern';
  calls = stubIdentityService({
    GetId: () => ({ IdentityId: known }),
    GetCredentialsForIdentity: ({ IdentityId }) =>
      IdentityId === known
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

const FIRST = ['GetId', 'GetCredentialsForIdentity'];

it('A page load does not ask for the identity ID that the device keeps', async () => {
  expect(await loadPage('a1')).toEqual(FIRST);
  expect(await loadPage('a1')).toEqual(['GetCredentialsForIdentity']);
});

it('Another account has an identity ID of its own', async () => {
  await loadPage('a1');
  known = 'us-east-1:moss';
  expect(await loadPage('a2')).toEqual(FIRST);
  known = 'us-east-1:fern';
  expect(await loadPage('a1')).toEqual(['GetCredentialsForIdentity']);
});

it('A refused identity ID is requested again, once', async () => {
  await loadPage('a1');
  known = 'us-east-1:new';
  expect(await loadPage('a1')).toEqual(['GetCredentialsForIdentity', ...FIRST]);
  expect(await loadPage('a1')).toEqual(['GetCredentialsForIdentity']);
});

it('Signing out forgets it', async () => {
  await loadPage('a1');
  const { signOutHere } = await import('./amplify');
  await signOutHere();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('us-east-1:fern');
});

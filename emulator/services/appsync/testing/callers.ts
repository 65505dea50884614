import { developerCredentials } from '../../../core/identity';
import type { Caller } from '../../../testing/data-api';
import { fakeToken } from './fake-tokens';
import type { RunningDataApi } from './running-data-api';

export const member = (sub: string): Caller => ({ token: fakeToken(sub) });
export const admin: Caller = { token: fakeToken('admin', { groups: ['Admin'] }) };
export const developer: Caller = { credentials: developerCredentials };

/** Returns a caller with the identity pool's authenticated or unauthenticated role. */
export async function roleCaller(
  { iam, definition }: RunningDataApi,
  authenticated: boolean,
): Promise<Caller> {
  const { identityPool } = definition;
  const credentials = await iam.issue({
    roleArn: authenticated
      ? identityPool.authenticatedRoleArn
      : identityPool.unauthenticatedRoleArn,
    identityPoolId: identityPool.id,
    identityId: 'us-east-1:identity',
    authenticated,
    ...(authenticated && { sub: 'authenticated-user' }),
  });
  return { credentials };
}

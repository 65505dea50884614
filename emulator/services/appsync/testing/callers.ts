import { developerCredentials } from '../../../core/identity';
import type { Caller } from '../../../testing/data-api';
import { plainToken } from './plain-tokens';
import type { RunningDataApi } from './running-data-api';

export const member = (sub: string): Caller => ({ token: plainToken(sub) });
export const admin: Caller = { token: plainToken('admin', { groups: ['Admin'] }) };
export const developer: Caller = { credentials: developerCredentials };

/** Somebody with credentials of one of the identity pool's roles. */
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
    ...(authenticated && { sub: 'somebody' }),
  });
  return { credentials };
}

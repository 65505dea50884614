import { handleAwsJson, isAwsJsonRequest } from '../../core/aws-json';
import type { Iam, TokenVerifier } from '../../core/identity';
import type { ServiceContext } from '../../core/services';
import type { RequestHead, Service } from '../../core/wire';
import type { Mailbox } from '../../mailbox/mailbox';
import { adminOperations } from './admin';
import { signedOperation } from './admin/signed-operation';
import { createHostedService } from './hosted/service';
import { publicOperations } from './operations';
import { openUserPool, type UserPool } from './pool';

const target = 'AWSCognitoIdentityProviderService';

export interface UserPoolService extends Service {
  tokens: TokenVerifier;
  pool: UserPool;
  /** The hosted sign-in, for its own server. Present only if social providers are configured. */
  hosted?: Service;
}

/**
 * Creates the user pool service: users, sign-in, tokens, and their public keys, over Cognito's
 * protocol. Throws if the definition is unsupported or the stored state is invalid.
 */
export async function createUserPoolService(
  context: ServiceContext & { mailbox: Mailbox; iam: Iam },
): Promise<UserPoolService> {
  const pool = await openUserPool(context);
  const { log, faults, usage, iam } = context;
  const { region, accountId, definition } = pool;
  const arn = `arn:aws:cognito-idp:${region}:${accountId}:userpool/${definition.id}`;
  const signed = Object.entries(adminOperations(pool)).map(([name, operation]) => [
    name,
    signedOperation(iam, name, arn, operation),
  ]);
  const api = {
    name: 'user pool',
    target,
    prefix: 'cognito-idp',
    operations: { ...publicOperations(pool), ...Object.fromEntries(signed) },
    faults,
    usage,
    log,
  };
  return {
    name: api.name,
    maxBodyBytes: 131_072,
    tokens: pool.inspector,
    pool,
    ...(pool.definition.domain && { hosted: await createHostedService(pool, context) }),
    accepts: (head) => isAwsJsonRequest(head, target) || isJwksRequest(head, pool),
    handle: async (request) =>
      isJwksRequest(request, pool)
        ? {
            status: 200,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ keys: [pool.keys.publicJwk] }),
          }
        : handleAwsJson(api, request),
  };
}

/** Whether a request reads the pool's public keys (JWKS). */
function isJwksRequest({ method, rawPath }: RequestHead, { definition }: UserPool): boolean {
  return method === 'GET' && rawPath === `/${definition.id}/.well-known/jwks.json`;
}

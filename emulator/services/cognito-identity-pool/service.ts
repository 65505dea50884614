import { handleAwsJson, isAwsJsonRequest } from '../../core/aws-json';
import type { Iam, TokenVerifier } from '../../core/identity';
import type { ServiceContext } from '../../core/services';
import type { Service } from '../../core/wire';
import { getCredentialsForIdentity, getId } from './operations';
import { Identities } from './identities';

const target = 'AWSCognitoIdentityService';

/** Creates the identity pool service, which issues temporary AWS credentials to users and guests. */
export function createIdentityPoolService(
  context: Pick<ServiceContext, 'definition' | 'clock' | 'store' | 'faults' | 'usage' | 'log'> & {
    tokens: TokenVerifier;
    iam: Pick<Iam, 'issue'>;
  },
): Service {
  const { definition, clock, store, faults, usage, log, tokens, iam } = context;
  const identities = new Identities(store, definition.region);
  const pool = { definition: definition.identityPool, clock, identities, tokens, iam };
  const api = {
    name: 'identity pool',
    target,
    prefix: 'cognito-identity',
    operations: {
      GetId: getId(pool),
      GetCredentialsForIdentity: getCredentialsForIdentity(pool),
    },
    faults,
    usage,
    log,
  };
  return {
    name: api.name,
    maxBodyBytes: 131_072,
    accepts: (head) => isAwsJsonRequest(head, target),
    handle: (request) => handleAwsJson(api, request),
  };
}

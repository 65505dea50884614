import type { BackendDefinition, GraphqlApiDefinition } from '../../assembly/definition';
import {
  InvalidTokenError,
  SignatureError,
  type Iam,
  type IamCaller,
  type TokenVerifier,
  type VerifiedToken,
} from '../../core/identity';
import type { WireRequest } from '../../core/wire';
import type { Caller } from './caller';
import { toValue } from './velocity/value';

/** The caller could not be authenticated. */
export class AuthenticationError extends Error {
  override name = 'AuthenticationError';
  constructor(
    readonly status: 401 | 403,
    readonly errorType: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface IdentifyParts {
  definition: Pick<BackendDefinition, 'accountId' | 'api'>;
  tokens: TokenVerifier;
  iam: Iam;
}

const sourceIp = ['127.0.0.1'];

const noCognitoIdentity = {
  cognitoIdentityPoolId: null,
  cognitoIdentityId: null,
  cognitoIdentityAuthType: null,
  cognitoIdentityAuthProvider: null,
};

/**
 * Authenticates a request by its signature or access token, if the API has that mode. Throws AuthenticationError.
 *
 * Rejects ID tokens, which AppSync accepts unless the API configures an app client: Amplify's client sends
 * access tokens, and an application should not depend on anything else.
 */
export async function identifyCaller(request: WireRequest, parts: IdentifyParts): Promise<Caller> {
  const modes = modesOf(parts.definition.api);
  if (parts.iam.isSigned(request)) {
    if (!modes.has('AWS_IAM')) throw unauthorized(notAuthorized);
    return iamCaller(await signer(request, parts), parts);
  }
  const header = request.headers['authorization']?.trim() ?? '';
  const token = header.replace(/^Bearer\s+/i, '');
  if (token === '') throw unauthorized('Valid authorization header not provided.');
  if (!modes.has('AMAZON_COGNITO_USER_POOLS')) throw unauthorized(notAuthorized);
  if (token.split('.').length !== 3) throw unauthorized('Unable to parse JWT token.');
  try {
    return tokenCaller(await parts.tokens.verifySignature(token, 'access'));
  } catch (cause) {
    if (!(cause instanceof InvalidTokenError)) throw cause;
    throw unauthorized(cause.refusal === 'expired' ? 'Token has expired.' : 'Unauthorized', cause);
  }
}

const notAuthorized = 'You are not authorized to make this call.';

function modesOf(api: GraphqlApiDefinition): ReadonlySet<string> {
  return new Set([api.defaultAuthenticationType, ...api.additionalAuthenticationTypes]);
}

async function signer(request: WireRequest, { iam }: IdentifyParts): Promise<IamCaller> {
  try {
    return await iam.authenticate(request, 'appsync');
  } catch (cause) {
    if (!(cause instanceof SignatureError)) throw cause;
    throw new AuthenticationError(403, cause.code, cause.message, { cause });
  }
}

function unauthorized(message: string, cause?: unknown): AuthenticationError {
  return new AuthenticationError(401, 'UnauthorizedException', message, { cause });
}

function tokenCaller({ sub, issuer, username, claims, groups }: VerifiedToken): Caller {
  const identity = {
    sub,
    issuer,
    username,
    claims,
    sourceIp,
    defaultAuthStrategy: 'ALLOW',
    groups: groups.length > 0 ? groups : null,
  };
  return {
    mode: 'AMAZON_COGNITO_USER_POOLS',
    authType: 'User Pool Authorization',
    groups,
    account: sub,
    mayRun: () => true,
    identity: () => toValue(identity),
  };
}

/** The developer's keys have no identity pool; in that case, Amplify's templates grant full access. */
function iamCaller(caller: IamCaller, { definition, iam }: IdentifyParts): Caller {
  const { accountId, api } = definition;
  const identity = {
    accountId,
    sourceIp,
    ...callerIdentity(caller, accountId),
  };
  return {
    mode: 'AWS_IAM',
    authType: 'IAM Authorization',
    groups: [],
    mayRun: (typeName, fieldName) =>
      iam.allows(caller, 'appsync:GraphQL', `${api.arn}/types/${typeName}/fields/${fieldName}`),
    identity: () => toValue(identity),
  };
}

function callerIdentity(caller: IamCaller, accountId: string) {
  if (caller.kind === 'developer') {
    const userArn = `arn:aws:iam::${accountId}:user/developer`;
    return { username: 'developer', userArn, ...noCognitoIdentity };
  }
  const role = caller.roleArn.slice(caller.roleArn.lastIndexOf('/') + 1);
  return {
    username: `${role}:CognitoIdentityCredentials`,
    userArn: `arn:aws:sts::${accountId}:assumed-role/${role}/CognitoIdentityCredentials`,
    cognitoIdentityPoolId: caller.identityPoolId,
    cognitoIdentityId: caller.identityId,
    cognitoIdentityAuthType: caller.authenticated ? 'authenticated' : 'unauthenticated',
    cognitoIdentityAuthProvider: caller.sub === undefined ? null : `CognitoSignIn:${caller.sub}`,
  };
}

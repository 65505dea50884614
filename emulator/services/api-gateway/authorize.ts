import { SignatureError, type IamCaller } from '../../core/identity';
import { signerOf } from '../lambda/http-request';
import { arnOf, type ApiCall, type ApiParts } from './call';
import { decisionOf, type Decision } from './lambda-authorizer';
import { RefusedError } from './refusal';
import { verifiedToken } from './token';

/** What is known of who calls. */
export interface Authorized {
  /** The signer of the request. */
  caller?: IamCaller;
  /** The claims of the token, and its scopes if the route asks for some. */
  token?: { claims: Record<string, unknown>; scopes: string[] | null };
  /** What a function said of the caller. */
  decided?: Decision;
}

/** Returns who calls. Throws RefusedError if they may not. */
export async function authorize(call: ApiCall, parts: ApiParts): Promise<Authorized> {
  const { authorization } = call.route;
  switch (authorization.type) {
    case 'AWS_IAM':
      return { caller: await allowedSigner(call, parts) };
    case 'TOKEN':
      return { token: await verifiedToken(call, authorization, parts) };
    case 'LAMBDA':
      return { decided: await decisionOf(call, authorization, parts) };
    default:
      return {};
  }
}

async function allowedSigner(call: ApiCall, { iam, definition }: ApiParts): Promise<IamCaller> {
  const { request } = call;
  if (!iam.isSigned(request) && request.headers['authorization'] === undefined) {
    throw new RefusedError(
      'MISSING_AUTHENTICATION_TOKEN',
      'Missing Authentication Token',
      'MissingAuthenticationTokenException',
    );
  }
  const caller = await iam.authenticate(request, 'execute-api').catch((error: unknown) => {
    if (!(error instanceof SignatureError)) throw error;
    const type = error.code === 'ExpiredTokenException' ? 'EXPIRED_TOKEN' : 'INVALID_SIGNATURE';
    throw new RefusedError(type, error.message, error.code);
  });
  const arn = arnOf(call, definition);
  if (iam.allows(caller, 'execute-api:Invoke', arn)) return caller;
  const { userArn } = signerOf(caller, definition.accountId);
  const masked = arn.replace(/:\d{8}(\d{4}):/, ':********$1:');
  throw new RefusedError(
    'ACCESS_DENIED',
    `User: ${userArn} is not authorized to perform: execute-api:Invoke on resource: ${masked}`,
    'AccessDeniedException',
  );
}

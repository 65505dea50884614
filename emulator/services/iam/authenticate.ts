import {
  developerCredentials,
  SignatureError,
  type Iam,
  type IamCaller,
} from '../../core/identity';
import type { ServiceContext } from '../../core/services';
import type { WireRequest } from '../../core/wire';
import { canonicalRequest } from './canonical-request';
import { checkFreshness } from './freshness';
import { checkPayload, declaredPayload } from './payload';
import { readSignature, type PresentedSignature } from './presented-signature';
import type { Session, Sessions } from './sessions';
import { sameSecret, sha256Hex, signerFor } from './signing';

interface Dependencies extends Pick<ServiceContext, 'clock'> {
  region: string;
  sessions: Pick<Sessions, 'find'>;
}

interface Credentials {
  secretAccessKey: string;
  caller: IamCaller;
}

/**
 * Checks a request's Signature Version 4 and says who made it. Throws SignatureError with S3's
 * names for the reasons; `serviceErrorCode` gives those of the other services.
 */
export async function authenticate(
  { region, clock, sessions }: Dependencies,
  request: WireRequest,
  service: Parameters<Iam['authenticate']>[1],
): Promise<IamCaller> {
  const presented = readSignature(request);
  checkScope(presented, { region, service });
  const now = clock.now();
  const credentials = await findCredentials(sessions, presented, now);
  checkFreshness(presented, now);
  checkSignedHeaders(presented, request, service === 's3');
  checkSignature(presented, request, { credentials, isS3: service === 's3' });
  return credentials.caller;
}

function checkScope(
  { scope }: PresentedSignature,
  expected: { region: string; service: string },
): void {
  for (const part of ['region', 'service'] as const) {
    if (scope[part] === expected[part]) continue;
    throw new SignatureError(
      'AuthorizationHeaderMalformed',
      `The authorization header is malformed; the ${part} '${scope[part]}' is wrong; expecting '${expected[part]}'`,
    );
  }
}

async function findCredentials(
  sessions: Pick<Sessions, 'find'>,
  { accessKeyId, sessionToken }: PresentedSignature,
  now: Date,
): Promise<Credentials> {
  if (accessKeyId === developerCredentials.accessKeyId) {
    if (sessionToken !== undefined) throw invalidToken();
    return {
      secretAccessKey: developerCredentials.secretAccessKey,
      caller: { kind: 'developer', accessKeyId },
    };
  }
  const session = await sessions.find(accessKeyId);
  // A temporary key alone, without its token, is unknown to AWS as well.
  if (!session || sessionToken === undefined) {
    throw new SignatureError(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  }
  if (!sameSecret(session.sessionToken, sessionToken)) throw invalidToken();
  if (Date.parse(session.expiration) <= now.getTime()) {
    throw new SignatureError('ExpiredToken', 'The provided token has expired.');
  }
  return { secretAccessKey: session.secretAccessKey, caller: callerOf(accessKeyId, session) };
}

function callerOf(accessKeyId: string, session: Session): IamCaller {
  const { roleArn, identityPoolId, identityId, authenticated, sub } = session;
  return {
    kind: 'role',
    accessKeyId,
    roleArn,
    identityPoolId,
    identityId,
    authenticated,
    ...(sub !== undefined && { sub }),
  };
}

function checkSignedHeaders(
  { signedHeaders }: PresentedSignature,
  { headers }: WireRequest,
  isS3: boolean,
): void {
  // S3 refuses what somebody on the way could have added: an unsigned x-amz-… header.
  const required = Object.keys(headers).filter((name) => isS3 && name.startsWith('x-amz-'));
  const unsigned = ['host', ...required].filter((name) => !signedHeaders.includes(name));
  if (unsigned.length > 0) {
    throw new SignatureError(
      'AccessDenied',
      `There were headers present in the request which were not signed: ${unsigned.join(', ')}`,
    );
  }
}

function checkSignature(
  presented: PresentedSignature,
  request: WireRequest,
  { credentials, isS3 }: { credentials: Credentials; isS3: boolean },
): void {
  const { scope, timestamp, signedHeaders, signature } = presented;
  const payloadHash = declaredPayload(request, presented.place, isS3);
  const signer = signerFor(credentials.secretAccessKey, scope, timestamp);
  const canonical = canonicalRequest(request, { signedHeaders, payloadHash, isS3 });
  const expected = signer.sign('AWS4-HMAC-SHA256', [sha256Hex(canonical)]);
  if (!sameSecret(expected, signature)) {
    throw new SignatureError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
  checkPayload(request.body, payloadHash, { signer, signature });
}

function invalidToken(): SignatureError {
  return new SignatureError(
    'InvalidToken',
    'The provided token is malformed or otherwise invalid.',
  );
}

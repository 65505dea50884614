import {
  developerCredentials,
  SignatureError,
  type Iam,
  type IamCaller,
} from '../../core/identity';
import { constantTimeEqual } from '../../core/constant-time-equal';
import type { ServiceContext } from '../../core/services';
import type { WireRequest } from '../../core/wire';
import { canonicalRequest } from './canonical-request';
import { checkPayload, declaredPayloadHash } from './payload';
import { parseSignature, parseTimestamp, type RequestSignature } from './request-signature';
import type { Session, Sessions } from './sessions';
import { createSigner, sha256Hex } from './signing';

interface Dependencies extends Pick<ServiceContext, 'clock'> {
  region: string;
  sessions: Pick<Sessions, 'find'>;
}

const maxClockSkewMs = 15 * 60 * 1000;

interface Credentials {
  secretAccessKey: string;
  caller: IamCaller;
}

/**
 * Verifies a request's Signature Version 4 and returns its caller. Throws SignatureError with S3's
 * error codes; `createIam` translates them for other services.
 */
export async function authenticate(
  { region, clock, sessions }: Dependencies,
  request: WireRequest,
  service: Parameters<Iam['authenticate']>[1],
): Promise<IamCaller> {
  const signature = parseSignature(request);
  checkScope(signature, { region, service });
  const now = clock.now();
  const credentials = await findCredentials(sessions, signature, now);
  checkTimestamp(signature, now);
  checkSignedHeaders(signature, request, service === 's3');
  checkSignature(signature, request, { credentials, isS3: service === 's3' });
  return credentials.caller;
}

function checkScope(
  { scope }: RequestSignature,
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
  { accessKeyId, sessionToken }: RequestSignature,
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
  // AWS treats a temporary key without its session token as unknown.
  if (!session || sessionToken === undefined) {
    throw new SignatureError(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  }
  if (!constantTimeEqual(session.sessionToken, sessionToken)) throw invalidToken();
  if (Date.parse(session.expiration) <= now.getTime()) {
    throw new SignatureError('ExpiredToken', 'The provided token has expired.');
  }
  return { secretAccessKey: session.secretAccessKey, caller: roleCaller(accessKeyId, session) };
}

function roleCaller(accessKeyId: string, session: Session): IamCaller {
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

function checkTimestamp(signature: RequestSignature, now: Date): void {
  const { timestamp, scope, expiresInSeconds } = signature;
  if (!timestamp.startsWith(scope.date)) {
    throw new SignatureError(
      'AuthorizationHeaderMalformed',
      `The authorization header is malformed; Invalid credential date "${scope.date}". This date is not the same as X-Amz-Date: "${timestamp.slice(0, 8)}".`,
    );
  }
  const signedAt = parseTimestamp(timestamp).getTime();
  if (expiresInSeconds === undefined) {
    if (Math.abs(now.getTime() - signedAt) > maxClockSkewMs) {
      throw new SignatureError(
        'RequestTimeTooSkewed',
        'The difference between the request time and the current time is too large.',
      );
    }
    return;
  }
  if (signedAt - now.getTime() > maxClockSkewMs) {
    throw new SignatureError('AccessDenied', 'Request is not yet valid');
  }
  if (now.getTime() > signedAt + expiresInSeconds * 1000) {
    throw new SignatureError('AccessDenied', 'Request has expired');
  }
}

function checkSignedHeaders(
  { signedHeaders }: RequestSignature,
  { headers }: WireRequest,
  isS3: boolean,
): void {
  // S3 rejects unsigned x-amz-… headers, since a third party could have added them in transit.
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
  presented: RequestSignature,
  request: WireRequest,
  { credentials, isS3 }: { credentials: Credentials; isS3: boolean },
): void {
  const { scope, timestamp, signedHeaders, signature } = presented;
  const payloadHash = declaredPayloadHash(request, presented.location, isS3);
  const signer = createSigner(credentials.secretAccessKey, scope, timestamp);
  const canonical = canonicalRequest(request, { signedHeaders, payloadHash });
  const expected = signer.sign('AWS4-HMAC-SHA256', [sha256Hex(canonical)]);
  if (!constantTimeEqual(expected, signature)) {
    throw new SignatureError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
  checkPayload(request.body, payloadHash);
}

function invalidToken(): SignatureError {
  return new SignatureError(
    'InvalidToken',
    'The provided token is malformed or otherwise invalid.',
  );
}

import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import {
  developerCredentials,
  SignatureError,
  type Iam,
  type IamCaller,
} from '../../core/identity';
import { constantTimeEqual } from '../../core/constant-time-equal';
import type { ServiceContext } from '../../core/services';
import type { WireRequest } from '../../core/wire';
import { parseSignature, parseTimestamp, type RequestSignature } from './request-signature';
import type { Session, Sessions } from './sessions';
import { decodeUri, encodeUri } from './uri-encoding';

interface Dependencies extends Pick<ServiceContext, 'clock'> {
  region: string;
  sessions: Pick<Sessions, 'find'>;
}

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

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
  await checkSignature(signature, request, credentials);
  checkPayload(request);
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
  if (!signedHeaders.every((name) => HEADER_NAME.test(name))) {
    throw new SignatureError(
      'AuthorizationHeaderMalformed',
      'The authorization header is malformed; a name in SignedHeaders is not valid.',
    );
  }
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

/** Signs the request again, as it was sent, and compares the signatures. */
async function checkSignature(
  { location, scope, timestamp, signedHeaders, signature, accessKeyId }: RequestSignature,
  { method, rawPath, query, headers, body }: WireRequest,
  { secretAccessKey }: Credentials,
): Promise<void> {
  const signedQuery = new URLSearchParams(query);
  signedQuery.delete('X-Amz-Signature');
  const signer = new AwsV4Signer({
    accessKeyId,
    secretAccessKey,
    region: scope.region,
    service: scope.service,
    datetime: timestamp,
    method,
    url: `http://${headers['host']}/?${signedQuery.toString()}`,
    headers: signedHeaders
      .filter((name) => name !== 'host')
      .map((name): [string, string] => [name, headers[name] ?? '']),
    body: new Uint8Array(body),
    signQuery: location === 'query',
    allHeaders: true,
  });
  // A URL would lose the dots of '../../key'. The encoding is S3's; the paths of the other services need none.
  const segments = rawPath.split('/').map((segment) => encodeUri(decodeUri(segment) ?? segment));
  signer.encodedPath = segments.join('/');
  if (constantTimeEqual(await signer.signature(), signature)) return;
  throw new SignatureError(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

/** Checks the body against the hash in a signed header, if there is one. */
function checkPayload({ headers, body }: WireRequest): void {
  const declared = headers['x-amz-content-sha256'];
  if (declared === undefined || declared === 'UNSIGNED-PAYLOAD') return;
  if (declared.startsWith('STREAMING-')) {
    throw new SignatureError(
      'NotImplemented',
      `The emulator does not support chunked bodies (${declared}). Send the body whole.`,
    );
  }
  if (createHash('sha256').update(body).digest('hex') !== declared) {
    throw new SignatureError(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
}

function invalidToken(): SignatureError {
  return new SignatureError(
    'InvalidToken',
    'The provided token is malformed or otherwise invalid.',
  );
}

import { SignatureError } from '../../core/identity';
import type { RequestHead } from '../../core/wire';

/** A request's signature as parsed, not yet verified. */
export interface RequestSignature {
  location: 'header' | 'query';
  accessKeyId: string;
  scope: CredentialScope;
  /** As sent, for example '20251120T101500Z'. */
  timestamp: string;
  signedHeaders: string[];
  signature: string;
  sessionToken?: string;
  /** Lifetime of a presigned URL, in seconds. */
  expiresInSeconds?: number;
}

interface CredentialScope {
  /** For example, '20251120'. */
  date: string;
  region: string;
  service: string;
}

const algorithm = 'AWS4-HMAC-SHA256';
const maxPresignedSeconds = 7 * 24 * 60 * 60;

/** Returns whether the request has a Signature Version 4 in its header or query. */
export function hasSignature({ headers, query }: RequestHead): boolean {
  return (
    headers['authorization']?.startsWith(`${algorithm} `) === true ||
    query.has('X-Amz-Algorithm') ||
    query.has('X-Amz-Signature')
  );
}

/** Parses the signature from the header or query. Throws SignatureError if it is missing or malformed. */
export function parseSignature(head: RequestHead): RequestSignature {
  const authorization = head.headers['authorization'];
  const inQuery = head.query.has('X-Amz-Algorithm') || head.query.has('X-Amz-Signature');
  if (authorization !== undefined && inQuery) {
    throw new SignatureError(
      'InvalidArgument',
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter or the Authorization header should be specified',
    );
  }
  if (inQuery) return parseQuery(head);
  if (authorization !== undefined) return parseHeader(head, authorization);
  throw new SignatureError('MissingAuthenticationToken', 'Missing Authentication Token');
}

function parseHeader({ headers }: RequestHead, authorization: string): RequestSignature {
  const fields = /^AWS4-HMAC-SHA256\s+(.*)$/s.exec(authorization)?.[1];
  if (fields === undefined) {
    throw new SignatureError(
      'InvalidRequest',
      'The authorization mechanism you have provided is not supported. Please use AWS4-HMAC-SHA256.',
    );
  }
  const values = new Map(
    fields.split(',').map((field): [string, string] => {
      const [name = '', ...value] = field.trim().split('=');
      return [name, value.join('=')];
    }),
  );
  const field = (name: string) =>
    values.get(name) || malformedHeader(`the ${name} field is missing.`);
  const token = headers['x-amz-security-token'];
  return {
    location: 'header',
    ...parseCredential(field('Credential'), malformedHeader),
    timestamp: validTimestamp(headers['x-amz-date'] ?? ''),
    signedHeaders: field('SignedHeaders').toLowerCase().split(';'),
    signature: field('Signature'),
    ...(token !== undefined && { sessionToken: token }),
  };
}

function parseQuery({ query }: RequestHead): RequestSignature {
  if (query.get('X-Amz-Algorithm') !== algorithm) {
    malformedQuery(`X-Amz-Algorithm only supports "${algorithm}"`);
  }
  const parameter = (name: string) =>
    query.get(name) ||
    malformedQuery(
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  const token = query.get('X-Amz-Security-Token');
  return {
    location: 'query',
    ...parseCredential(parameter('X-Amz-Credential'), malformedQuery),
    timestamp: validTimestamp(parameter('X-Amz-Date')),
    signedHeaders: parameter('X-Amz-SignedHeaders').toLowerCase().split(';'),
    signature: parameter('X-Amz-Signature'),
    expiresInSeconds: parseExpires(parameter('X-Amz-Expires')),
    ...(token !== null && { sessionToken: token }),
  };
}

function parseCredential(
  credential: string,
  malformed: (reason: string) => never,
): Pick<RequestSignature, 'accessKeyId' | 'scope'> {
  const [accessKeyId, date, region, service, end, ...rest] = credential.split('/');
  if (!accessKeyId || !date || !region || !service || end !== 'aws4_request' || rest.length > 0) {
    return malformed(
      'the Credential is mal-formed; expecting "<YOUR-AKID>/YYYYMMDD/REGION/SERVICE/aws4_request".',
    );
  }
  return { accessKeyId, scope: { date, region, service } };
}

function validTimestamp(text: string): string {
  if (/^\d{8}T\d{6}Z$/.test(text) && !Number.isNaN(parseTimestamp(text).getTime())) return text;
  throw new SignatureError(
    'AccessDenied',
    'AWS authentication requires a valid Date or x-amz-date header',
  );
}

/** Parses a timestamp such as '20251120T101500Z'. */
export function parseTimestamp(timestamp: string): Date {
  return new Date(
    timestamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

function parseExpires(text: string): number {
  if (!/^\d+$/.test(text)) malformedQuery('X-Amz-Expires should be a number');
  const seconds = Number(text);
  if (seconds > maxPresignedSeconds) {
    malformedQuery('X-Amz-Expires must be less than a week (in seconds); 604800 at most.');
  }
  return seconds;
}

function malformedHeader(reason: string): never {
  throw new SignatureError(
    'AuthorizationHeaderMalformed',
    `The authorization header is malformed; ${reason}`,
  );
}

function malformedQuery(reason: string): never {
  throw new SignatureError('AuthorizationQueryParametersError', reason);
}

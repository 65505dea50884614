import { SignatureError } from '../../core/identity';
import type { RequestHead } from '../../core/wire';

/** What a request says about its signature, before anything of it is believed. */
export interface PresentedSignature {
  place: 'header' | 'query';
  accessKeyId: string;
  scope: CredentialScope;
  /** As sent: '20251120T101500Z'. */
  timestamp: string;
  signedHeaders: string[];
  signature: string;
  sessionToken?: string;
  /** Life of a presigned address, in seconds. */
  expiresInSeconds?: number;
}

/** What a signing key is good for. */
export interface CredentialScope {
  /** '20251120'. */
  date: string;
  region: string;
  service: string;
}

const algorithm = 'AWS4-HMAC-SHA256';
const longestPresignedSeconds = 7 * 24 * 60 * 60;

/** Whether the request carries a Signature Version 4, in its header or its query. */
export function carriesSignature({ headers, query }: RequestHead): boolean {
  return (
    headers['authorization']?.startsWith(`${algorithm} `) === true ||
    query.has('X-Amz-Algorithm') ||
    query.has('X-Amz-Signature')
  );
}

/** Reads the signature from header or query. Throws SignatureError for anything malformed. */
export function readSignature(head: RequestHead): PresentedSignature {
  const authorization = head.headers['authorization'];
  const inQuery = head.query.has('X-Amz-Algorithm') || head.query.has('X-Amz-Signature');
  if (authorization !== undefined && inQuery) {
    throw new SignatureError(
      'InvalidArgument',
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter or the Authorization header should be specified',
    );
  }
  if (inQuery) return readQuery(head);
  if (authorization !== undefined) return readHeader(head, authorization);
  throw new SignatureError('MissingAuthenticationToken', 'Missing Authentication Token');
}

function readHeader({ headers }: RequestHead, authorization: string): PresentedSignature {
  const fields = /^AWS4-HMAC-SHA256\s+(.*)$/s.exec(authorization)?.[1];
  if (fields === undefined) {
    throw new SignatureError(
      'InvalidRequest',
      'The authorization mechanism you have provided is not supported. Please use AWS4-HMAC-SHA256.',
    );
  }
  const named = new Map(
    fields.split(',').map((field): [string, string] => {
      const [name = '', ...value] = field.trim().split('=');
      return [name, value.join('=')];
    }),
  );
  const field = (name: string) =>
    named.get(name) || malformedHeader(`the ${name} field is missing.`);
  const token = headers['x-amz-security-token'];
  return {
    place: 'header',
    ...readCredential(field('Credential'), malformedHeader),
    timestamp: readTimestamp(headers['x-amz-date'] ?? ''),
    signedHeaders: field('SignedHeaders').toLowerCase().split(';'),
    signature: field('Signature'),
    ...(token !== undefined && { sessionToken: token }),
  };
}

function readQuery({ query }: RequestHead): PresentedSignature {
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
    place: 'query',
    ...readCredential(parameter('X-Amz-Credential'), malformedQuery),
    timestamp: readTimestamp(parameter('X-Amz-Date')),
    signedHeaders: parameter('X-Amz-SignedHeaders').toLowerCase().split(';'),
    signature: parameter('X-Amz-Signature'),
    expiresInSeconds: readExpires(parameter('X-Amz-Expires')),
    ...(token !== null && { sessionToken: token }),
  };
}

function readCredential(
  credential: string,
  malformed: (reason: string) => never,
): Pick<PresentedSignature, 'accessKeyId' | 'scope'> {
  const [accessKeyId, date, region, service, end, ...rest] = credential.split('/');
  if (!accessKeyId || !date || !region || !service || end !== 'aws4_request' || rest.length > 0) {
    return malformed(
      'the Credential is mal-formed; expecting "<YOUR-AKID>/YYYYMMDD/REGION/SERVICE/aws4_request".',
    );
  }
  return { accessKeyId, scope: { date, region, service } };
}

function readTimestamp(text: string): string {
  if (/^\d{8}T\d{6}Z$/.test(text) && !Number.isNaN(instantOf(text).getTime())) return text;
  throw new SignatureError(
    'AccessDenied',
    'AWS authentication requires a valid Date or x-amz-date header',
  );
}

/** The instant that a timestamp such as '20251120T101500Z' stands for. */
export function instantOf(timestamp: string): Date {
  return new Date(
    timestamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

function readExpires(text: string): number {
  if (!/^\d+$/.test(text)) malformedQuery('X-Amz-Expires should be a number');
  const seconds = Number(text);
  if (seconds > longestPresignedSeconds) {
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

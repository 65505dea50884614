import { SignatureError } from '../../core/identity';
import type { RequestHead } from '../../core/wire';
import { decodeUri, encodeUri } from './uri-encoding';

/** What decides how a request is written down before it is signed. */
interface Canonicalization {
  signedHeaders: string[];
  payloadHash: string;
  /** S3 encodes each path segment once and keeps '.', '..' and empty segments; others do neither. */
  isS3: boolean;
}

/**
 * The canonical request of Signature Version 4, from the path and query as they were sent.
 * It is a text of bytes (latin1), since header values arrive that way.
 */
export function canonicalRequest(head: RequestHead, how: Canonicalization): string {
  return [
    head.method,
    how.isS3 ? onceEncodedPath(head.rawPath) : twiceEncodedPath(head.rawPath),
    canonicalQuery(head.rawQuery),
    ...how.signedHeaders.toSorted().map((name) => `${name}:${headerValue(head, name)}`),
    '',
    how.signedHeaders.toSorted().join(';'),
    how.payloadHash,
  ].join('\n');
}

function onceEncodedPath(rawPath: string): string {
  return rawPath
    .split('/')
    .map((segment) => encodeUri(decoded(segment)))
    .join('/');
}

function twiceEncodedPath(rawPath: string): string {
  const kept: string[] = [];
  for (const segment of rawPath.split('/')) {
    if (segment === '..') kept.pop();
    else if (segment !== '' && segment !== '.') kept.push(encodeUri(segment));
  }
  const trailing = kept.length > 0 && rawPath.endsWith('/') ? '/' : '';
  return `/${kept.join('/')}${trailing}`;
}

function canonicalQuery(rawQuery: string): string {
  return rawQuery
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [canonicalPart(name), canonicalPart(value.join('='))] as const;
    })
    .filter(([name]) => name !== 'X-Amz-Signature')
    .toSorted(([nameA, valueA], [nameB, valueB]) => order(nameA, nameB) || order(valueA, valueB))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

// Browsers' URLSearchParams write a space as '+', which S3 reads back as a space.
function canonicalPart(raw: string): string {
  return encodeUri(decoded(raw.replaceAll('+', '%20')));
}

function order(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function decoded(raw: string): string {
  const text = decodeUri(raw);
  if (text === undefined) {
    throw new SignatureError('InvalidURI', "Couldn't parse the specified URI.");
  }
  return text;
}

function headerValue({ headers }: RequestHead, name: string): string {
  return (headers[name] ?? '').trim().replace(/\s+/g, ' ');
}

import { SignatureError } from '../../core/identity';
import type { RequestHead } from '../../core/wire';
import { decodeUri, encodeUri } from './uri-encoding';

interface CanonicalizationOptions {
  signedHeaders: string[];
  payloadHash: string;
}

/**
 * Returns the Signature Version 4 canonical request, built from the path and query as sent.
 * The result is a latin1 byte string, like the header values.
 */
export function canonicalRequest(head: RequestHead, options: CanonicalizationOptions): string {
  return [
    head.method,
    encodedPath(head.rawPath),
    canonicalQuery(head.rawQuery),
    ...options.signedHeaders.toSorted().map((name) => `${name}:${headerValue(head, name)}`),
    '',
    options.signedHeaders.toSorted().join(';'),
    options.payloadHash,
  ].join('\n');
}

/** The encoding is S3's; the paths of the other services, '/' and '/graphql', need none. */
function encodedPath(rawPath: string): string {
  return rawPath
    .split('/')
    .map((segment) => encodeUri(decodeOrThrow(segment)))
    .join('/');
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
    .toSorted(
      ([nameA, valueA], [nameB, valueB]) =>
        compareStrings(nameA, nameB) || compareStrings(valueA, valueB),
    )
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

// URLSearchParams encodes a space as '+', which S3 decodes as a space.
function canonicalPart(raw: string): string {
  return encodeUri(decodeOrThrow(raw.replaceAll('+', '%20')));
}

function compareStrings(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function decodeOrThrow(raw: string): string {
  const text = decodeUri(raw);
  if (text === undefined) {
    throw new SignatureError('InvalidURI', "Couldn't parse the specified URI.");
  }
  return text;
}

function headerValue({ headers }: RequestHead, name: string): string {
  return (headers[name] ?? '').trim().replace(/\s+/g, ' ');
}

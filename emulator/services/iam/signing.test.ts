import { describe, expect, it } from 'vitest';
import type { RequestHead } from '../../core/wire';
import { canonicalRequest } from './canonical-request';
import { sha256Hex, createSigner } from './signing';

const emptyHash = sha256Hex('');

interface Example {
  method?: string;
  path: string;
  query?: string;
  headers: Record<string, string>;
  payloadHash?: string;
  signature: string;
}

function headOf({ method = 'GET', path, query = '', headers }: Example): RequestHead {
  return { method, rawPath: path, rawQuery: query, query: new URLSearchParams(query), headers };
}

// Amazon S3 API Reference, 'Signature Calculations for the Authorization Header'.
const host = 'examplebucket.s3.amazonaws.com';
const date = { 'x-amz-date': '20130524T000000Z' };
const empty = { host, 'x-amz-content-sha256': emptyHash, ...date };
const putHash = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';

const s3Examples: [string, Example][] = [
  [
    'GetObject with a range',
    {
      path: '/test.txt',
      headers: { ...empty, range: 'bytes=0-9' },
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  ],
  [
    'PutObject with a key that needs encoding',
    {
      method: 'PUT',
      path: '/test$file.text',
      headers: {
        host,
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-content-sha256': putHash,
        ...date,
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      payloadHash: putHash,
      signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    },
  ],
  [
    'unsorted parameters',
    {
      path: '/',
      query: 'prefix=J&max-keys=2',
      headers: empty,
      signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    },
  ],
  [
    'a presigned URL',
    {
      path: '/test.txt',
      query:
        'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=left-out',
      headers: { host },
      payloadHash: 'UNSIGNED-PAYLOAD',
      signature: 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    },
  ],
];

describe('S3’s published signature examples', () => {
  const signer = createSigner(
    'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    { date: '20130524', region: 'us-east-1', service: 's3' },
    '20130524T000000Z',
  );

  it.each(s3Examples)('%s', (_, example) => {
    const canonical = canonicalRequest(headOf(example), {
      signedHeaders: Object.keys(example.headers),
      payloadHash: example.payloadHash ?? emptyHash,
      isS3: true,
    });
    expect(signer.sign('AWS4-HMAC-SHA256', [sha256Hex(canonical)])).toBe(example.signature);
  });
});

describe('signatures for other services', () => {
  it('match get-vanilla from AWS’s test suite', () => {
    const headers = { host: 'example.amazonaws.com', 'x-amz-date': '20150830T123600Z' };
    const signer = createSigner(
      'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
      { date: '20150830', region: 'us-east-1', service: 'service' },
      '20150830T123600Z',
    );
    const canonical = canonicalRequest(headOf({ path: '/', headers, signature: '' }), {
      signedHeaders: ['host', 'x-amz-date'],
      payloadHash: emptyHash,
      isS3: false,
    });
    expect(signer.sign('AWS4-HMAC-SHA256', [sha256Hex(canonical)])).toBe(
      '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
    );
  });

  it.each([
    ['/a/../b/./c//d/', true, '/a/../b/./c//d/'],
    ['/a/../b/./c//d/', false, '/b/c/d/'],
    ['/a%20b', true, '/a%20b'],
    ['/a%20b', false, '/a%2520b'],
    ['/(x)', true, '/%28x%29'],
  ])('encode the path %s (S3: %s) as %s', (path, isS3, encoded) => {
    const canonical = canonicalRequest(headOf({ path, headers: {}, signature: '' }), {
      signedHeaders: [],
      payloadHash: '',
      isS3,
    });
    expect(canonical.split('\n')[1]).toBe(encoded);
  });
});

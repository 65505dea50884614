import { describe, expect, it } from 'vitest';
import { verifyChunks, joinChunks, parseChunks } from './aws-chunked';
import { createSigner } from './signing';

// Amazon S3 API Reference, 'Transferring Payload in Multiple Chunks': 65 KiB of the letter a.
const signer = createSigner(
  'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  { date: '20130524', region: 'us-east-1', service: 's3' },
  '20130524T000000Z',
);
const seed = '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9';
const published = [
  [0x10000, 'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648'],
  [0x400, '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497'],
  [0, 'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9'],
] as const;

const chunk = ([size, signature]: readonly [number, string], letter = 'a') =>
  `${size.toString(16)};chunk-signature=${signature}\r\n${letter.repeat(size)}\r\n`;
const body = Buffer.from(published.map((one) => chunk(one)).join(''));

describe('signed chunks', () => {
  it('verifies the published signatures and returns the content', () => {
    const chunked = parseChunks(body);
    expect(() =>
      verifyChunks(chunked, { signer, signature: seed, withTrailer: false }),
    ).not.toThrow();
    expect(joinChunks(chunked).toString()).toBe('a'.repeat(65 * 1024));
  });

  it.each([
    ['a changed chunk', [chunk(published[0]), chunk(published[1], 'b'), chunk(published[2])]],
    ['a missing chunk', [chunk(published[0]), chunk(published[2])]],
    ['chunks out of order', [chunk(published[1]), chunk(published[0]), chunk(published[2])]],
    ['no signature', ['0\r\n\r\n']],
  ])('rejects %s', (_, chunks) => {
    const chunked = parseChunks(Buffer.from(chunks.join('')));
    expect(() => verifyChunks(chunked, { signer, signature: seed, withTrailer: false })).toThrow(
      expect.objectContaining({ code: 'SignatureDoesNotMatch' }),
    );
  });

  it.each([
    ['an empty body', ''],
    ['a missing final chunk', chunk(published[0])],
    ['a truncated chunk', chunk(published[0]).slice(0, 500)],
    ['a malformed size', 'zz\r\n\r\n'],
    ['a size that is too small', 'f\r\naaaaaaaaaaaaaaaaaa\r\n0\r\n\r\n'],
  ])('reports %s as incomplete', (_, text) => {
    expect(() => parseChunks(Buffer.from(text))).toThrow(
      expect.objectContaining({ code: 'IncompleteBody' }),
    );
  });
});

describe('trailing headers', () => {
  // From the same reference, the example with trailing headers.
  const trailer = 'x-amz-checksum-crc32c:sOO8/Q==';
  const trailerSeed = '106e2a8a18243abcf37539882f36619c00e2dfc72633413f02d3b74544bfeb8e';
  const chunks = [
    [0x10000, 'b474d8862b1487a5145d686f57f013e54db672cee1c953b3010fb58501ef5aa2'],
    [0x400, '1c1344b170168f8e65b41376b44b20fe354e373826ccbbe2c1d40a8cae51e5c7'],
    [0, '2ca2aba2005185cf7159c6277faf83795951dd77a3a99e6e65d5c9f85863f992'],
  ] as const;
  const signature = 'd81f82fc3505edab99d459891051a732e8730629a2e4a59689829ca17fe2e435';
  const sent = (last: string) =>
    parseChunks(
      Buffer.from(
        `${chunks
          .map((one) => chunk(one))
          .join('')
          .slice(0, -2)}${last}\r\n\r\n`,
      ),
    );
  const check = (last: string) => () =>
    verifyChunks(sent(last), { signer, signature: trailerSeed, withTrailer: true });

  it('are parsed, and match the published signature', () => {
    const signed = `${trailer}\r\nx-amz-trailer-signature:${signature}`;
    expect(sent(signed).trailers).toMatchObject({ 'x-amz-checksum-crc32c': 'sOO8/Q==' });
    expect(check(signed)).not.toThrow();
  });

  it.each([
    ['a changed value', `x-amz-checksum-crc32c:AAAA/Q==\r\nx-amz-trailer-signature:${signature}`],
    ['an extra header', `${trailer}\r\na:b\r\nx-amz-trailer-signature:${signature}`],
    ['no signature', trailer],
  ])('are rejected with %s', (_, last) => {
    expect(check(last)).toThrow(expect.objectContaining({ code: 'SignatureDoesNotMatch' }));
  });
});

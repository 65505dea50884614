import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, describe, expect, it } from 'vitest';
import { bucket } from './testing/definition';
import { sharedStorage } from './testing/shared-storage';

const Bucket = bucket;
const Key = 'task-pictures/leaf a+b.png';
const minuteMs = 60_000;

const { storage, put } = sharedStorage();

beforeAll(() => put(Key, 'leaf'));

describe('a presigned address', () => {
  const sign = async (expiresIn = 300, more = {}) =>
    getSignedUrl(
      storage().client(await storage().credentials('member')),
      new GetObjectCommand({ Bucket, Key, ...more }),
      { expiresIn },
    );
  const codeOf = async (answer: Response) =>
    /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? answer.status;

  it('lets its bearer read', async () => {
    const answer = await fetch(await sign());
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('leaf');
  });

  it('chooses how the answer is shown', async () => {
    const disposition = 'attachment; filename="a b.png"';
    const answer = await fetch(
      await sign(300, {
        ResponseContentType: 'image/png',
        ResponseContentDisposition: disposition,
      }),
    );
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-disposition')).toBe(disposition);
  });

  it('cannot put anything but text into a header', async () => {
    const answer = await fetch(await sign(300, { ResponseContentType: 'a\r\nset-cookie: b' }));
    expect(await codeOf(answer)).toBe('InvalidArgument');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('ends with its time', async () => {
    const address = await sign(300);
    await storage().at(4 * minuteMs, async () => expect((await fetch(address)).status).toBe(200));
    await storage().at(6 * minuteMs, async () => {
      const answer = await fetch(address);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('Request has expired');
    });
    await storage().at(-16 * minuteMs, async () => {
      expect(await (await fetch(address)).text()).toContain('Request is not yet valid');
    });
  });

  it.each([
    ['for another object', (url: URL) => (url.pathname += '.2'), 'SignatureDoesNotMatch'],
    [
      'for longer',
      (url: URL) => url.searchParams.set('X-Amz-Expires', '301'),
      'SignatureDoesNotMatch',
    ],
    [
      'for ever',
      (url: URL) => url.searchParams.set('X-Amz-Expires', '604801'),
      'AuthorizationQueryParametersError',
    ],
    [
      'with more in its query',
      (url: URL) => url.searchParams.append('response-content-type', 'text/html'),
      'SignatureDoesNotMatch',
    ],
    [
      'without its signature',
      (url: URL) => url.searchParams.delete('X-Amz-Signature'),
      'AuthorizationQueryParametersError',
    ],
    [
      'of another service',
      (url: URL) =>
        url.searchParams.set(
          'X-Amz-Credential',
          String(url.searchParams.get('X-Amz-Credential')).replace('/s3/', '/sns/'),
        ),
      'AuthorizationHeaderMalformed',
    ],
  ])('%s is refused', async (_, change, code) => {
    const url = new URL(await sign());
    change(url);
    expect(await codeOf(await fetch(url))).toBe(code);
  });

  it('is good for its method alone', async () => {
    const answer = await fetch(await sign(), { method: 'DELETE' });
    expect(await codeOf(answer)).toBe('SignatureDoesNotMatch');
  });

  it('gives no more than its signer has', async () => {
    const address = await getSignedUrl(
      storage().client(await storage().credentials('member')),
      new PutObjectCommand({ Bucket, Key }),
    );
    expect(await codeOf(await fetch(address, { method: 'PUT', body: 'weed' }))).toBe(
      'AccessDenied',
    );
  });

  it('comes with no second signature', async () => {
    const answer = await fetch(await sign(), { headers: { authorization: 'AWS4-HMAC-SHA256 x' } });
    expect(await codeOf(answer)).toBe('InvalidArgument');
  });

  it.each(['%ff', '%zz'])('with %s in it is told apart from an internal error', async (part) => {
    const answer = await fetch(`${storage().origin}/${bucket}/${part}?X-Amz-Signature=x`);
    expect(await codeOf(answer)).toBe('InvalidURI');
  });
});

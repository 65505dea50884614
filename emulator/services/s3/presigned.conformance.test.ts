import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, describe, expect, it } from 'vitest';
import { bucket, emulator } from '../../testing/shared-fixture';
import { credentialsOf, put, storageClient } from './testing/storage';

const Key = 'task-pictures/läf a+b.png';
const minuteMs = 60_000;

beforeAll(() => put(Key, 'leaf'));

describe('a presigned URL', () => {
  const sign = async (expiresIn = 300) =>
    getSignedUrl(
      storageClient(await credentialsOf('member')),
      new GetObjectCommand({ Bucket: bucket, Key }),
      { expiresIn },
    );
  const codeOf = async (response: Response) =>
    /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? response.status;

  it('grants access to read the object', async () => {
    const response = await fetch(await sign());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('leaf');
  });

  it('expires', async () => {
    const url = await sign(300);
    await emulator.after(4 * minuteMs, async () => expect((await fetch(url)).status).toBe(200));
    await emulator.after(6 * minuteMs, async () => {
      const response = await fetch(url);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('Request has expired');
    });
    await emulator.after(-16 * minuteMs, async () => {
      expect(await (await fetch(url)).text()).toContain('Request is not yet valid');
    });
  });

  const malformed = 'AuthorizationQueryParametersError';
  const set = (name: string, value: string) => (url: URL) => url.searchParams.set(name, value);

  it.each([
    ['for another object', (url: URL) => (url.pathname += '.2'), 'SignatureDoesNotMatch'],
    ['with a longer expiry', set('X-Amz-Expires', '301'), 'SignatureDoesNotMatch'],
    ['with an expiry over a week', set('X-Amz-Expires', '604801'), malformed],
    ['with an added query parameter', set('x-id', 'PutObject'), 'SignatureDoesNotMatch'],
    ['without its signature', (url: URL) => url.searchParams.delete('X-Amz-Signature'), malformed],
    [
      'for another service',
      (url: URL) => (url.search = url.search.replace('%2Fs3%2F', '%2Fsns%2F')),
      'AuthorizationHeaderMalformed',
    ],
  ])('is refused %s', async (_, change, code) => {
    const url = new URL(await sign());
    change(url);
    expect(await codeOf(await fetch(url))).toBe(code);
  });

  it('grants no more than its signer’s permissions', async () => {
    const url = await getSignedUrl(
      storageClient(await credentialsOf('member')),
      new PutObjectCommand({ Bucket: bucket, Key }),
    );
    expect(await codeOf(await fetch(url, { method: 'PUT', body: 'weed' }))).toBe('AccessDenied');
  });

  it.each(['%ff', '%zz'])('returns InvalidURI for %s in its path', async (part) => {
    const response = await fetch(`${emulator.origin}/${bucket}/${part}?X-Amz-Signature=x`);
    expect(await codeOf(response)).toBe('InvalidURI');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { bucket, emulator } from '../../testing/shared-fixture';
import { credentialsOf, get, put, s3Error, storageClient, text } from './testing/storage';

const Key = 'task-pictures/leaf a+b.png';
const minuteMs = 60_000;

beforeAll(() => put(Key, 'leaf'));

interface SignedRequest {
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body?: unknown;
}

const isSignedRequest = (request: unknown): request is SignedRequest =>
  typeof request === 'object' && request !== null && 'headers' in request && 'path' in request;

/** Returns a client that modifies requests after signing them. */
function tamperingClient(change: (request: SignedRequest) => void) {
  const client = storageClient();
  client.middlewareStack.add(
    (next) => (args) => {
      if (!isSignedRequest(args.request)) throw new Error('Not an HTTP request');
      change(args.request);
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  return client;
}

describe('a signed request', () => {
  const mismatch = 'SignatureDoesNotMatch';
  const malformed = 'AuthorizationHeaderMalformed';
  const header = (name: string, change: (value: string) => string | undefined) => {
    return ({ headers }: SignedRequest) => {
      const changed = change(headers[name] ?? '');
      if (changed === undefined) delete headers[name];
      else headers[name] = changed;
    };
  };
  const flipped = (value: string) => value.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

  it.each<[string, (request: SignedRequest) => void, string, number]>([
    ['path', (sent) => (sent.path += '.2'), mismatch, 403],
    ['query', (sent) => (sent.query['versions'] = ''), mismatch, 403],
    ['method', (sent) => (sent.method = 'DELETE'), mismatch, 403],
    ['signed header', header('x-amz-checksum-mode', () => 'DISABLED'), mismatch, 403],
    ['added header', header('x-amz-copy-source', () => `${bucket}/a`), 'AccessDenied', 403],
    ['signature', header('authorization', flipped), mismatch, 403],
    ['scope', header('authorization', (auth) => auth.replace('/aws4_request', '')), malformed, 400],
    [
      'list of signed headers',
      header('authorization', (auth) => auth.replace('host;', 'host;;')),
      malformed,
      400,
    ],
    ['algorithm', header('authorization', () => 'AWS4-HMAC-SHA256 nonsense'), malformed, 400],
    ['date', header('x-amz-date', () => 'yesterday'), 'AccessDenied', 403],
    ['date', header('x-amz-date', () => undefined), 'AccessDenied', 403],
    ['payload hash', header('x-amz-content-sha256', () => undefined), mismatch, 403],
  ])('is refused with a changed %s', async (_, change, name, status) => {
    await expect(get(Key, {}, tamperingClient(change))).rejects.toMatchObject(
      s3Error(name, status),
    );
  });

  it('is refused with a changed body', async () => {
    const client = tamperingClient((sent) => (sent.body = 'weed'));
    await expect(put(Key, 'seed', {}, client)).rejects.toMatchObject(
      s3Error('XAmzContentSHA256Mismatch', 400),
    );
    expect(await text(Key)).toBe('leaf');
  });
});

describe('credentials', () => {
  it.each([
    ['with an unknown key ID', { accessKeyId: 'ASIAUNKNOWN' }, 'InvalidAccessKeyId', 403],
    ['with a wrong secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch', 403],
    ['with a wrong session token', { sessionToken: 'guessed' }, 'InvalidToken', 400],
  ])('are refused %s', async (_, change, name, status) => {
    const issued = await credentialsOf('member');
    await expect(get(Key, {}, storageClient({ ...issued, ...change }))).rejects.toMatchObject(
      s3Error(name, status),
    );
  });

  it('expire after an hour', async () => {
    const client = storageClient(await credentialsOf('member'));
    await get(Key, {}, client);
    await emulator.after(61 * minuteMs, async () => {
      await expect(get(Key, {}, client)).rejects.toMatchObject(s3Error('ExpiredToken', 400));
    });
  });
});

describe('clock skew', () => {
  it.each([16, -16])('of %i minutes is refused', async (minutes) => {
    await emulator.after(minutes * minuteMs, async () => {
      // A client corrects its clock from the response.
      await expect(get(Key, {}, storageClient())).rejects.toMatchObject(
        s3Error('RequestTimeTooSkewed', 403),
      );
    });
  });

  it('is corrected by a client that retries', async () => {
    const client = storageClient(undefined, { maxAttempts: 3 });
    await emulator.after(40 * 24 * 60 * minuteMs, async () => {
      expect((await get(Key, {}, client)).$metadata).toMatchObject({
        httpStatusCode: 200,
        attempts: 2,
      });
    });
  });
});

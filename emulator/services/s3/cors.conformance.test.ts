import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucket } from './testing/definition';
import { startStorage, type RunningStorage } from './testing/running-storage';

let storage: RunningStorage;

beforeAll(async () => {
  storage = await startStorage();
  await storage.client().send(new PutObjectCommand({ Bucket: bucket, Key: 'a', Body: 'x' }));
});
afterAll(() => storage.stop());

const preflight = (path: string, headers: Record<string, string>) =>
  fetch(`${storage.origin}/${path}`, { method: 'OPTIONS', headers });

describe('a preflight request', () => {
  it('follows the bucket’s CORS rules', async () => {
    const response = await preflight(`${bucket}/a`, {
      origin: 'http://localhost:5173',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization, X-Amz-Date',
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, PUT, POST, DELETE',
      'access-control-allow-headers': 'authorization, x-amz-date',
      'access-control-expose-headers': 'x-amz-request-id, ETag',
      'access-control-max-age': '3000',
    });
  });

  it.each([
    ['https://localhost:8443', 'GET', 'content-type', 200],
    ['https://localhost:8443', 'PUT', 'content-type', 403],
    ['https://localhost:8443', 'GET', 'authorization', 403],
    ['http://localhost:8443', 'GET', '', 403],
    ['https://127.0.0.1:8443', 'GET', '', 403],
    ['https://localhost:84431', 'GET', '', 403],
  ])('from %s for %s with header %j returns %i', async (origin, method, headers, status) => {
    const response = await preflight('strict-origins/a', {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(
      status === 200 ? origin : null,
    );
  });

  it('returns 400 without an origin', async () => {
    expect((await preflight(`${bucket}/a`, {})).status).toBe(400);
  });
});

describe('a response', () => {
  it('is readable by a page, even if it is an error', async () => {
    const response = await fetch(`${storage.origin}/${bucket}/a`, {
      headers: { origin: 'http://localhost:5173' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is not readable from an origin that no rule allows', async () => {
    const response = await fetch(`${storage.origin}/strict-origins/a`, {
      headers: { origin: 'http://localhost:1' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

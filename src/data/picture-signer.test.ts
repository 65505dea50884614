import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { learnClock } from '@/lib/clock';
import { signPicture } from './picture-signer';

const RIGHT = Date.parse('2026-06-12T08:00:00.000Z');

const session = vi.hoisted(() => ({ token: '', expires: 0 }));
vi.mock('@/session/amplify', () => ({
  renewAccessToken: async () => session.token || undefined,
  fetchCredentials: async () => ({
    accessKeyId: 'AKIA',
    secretAccessKey: 'secret',
    sessionToken: 'token',
    expiration: new Date(session.expires),
  }),
  forgetCredentials: () => undefined,
}));
vi.mock('client-config', () => ({
  default: { Storage: { S3: { bucket: 'pictures-1', region: 'eu-west-1' } } },
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RIGHT });
  Object.assign(session, { token: 'token', expires: RIGHT + 2 * HOUR_MS });
});
afterEach(() => {
  learnClock();
  vi.useRealTimers();
});

describe('A signed picture', () => {
  it('is read from the bucket for an hour', async () => {
    const { url, expiresAt } = await signPicture('task-pictures/fern & moss+.webp');
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin).toBe('https://pictures-1.s3.eu-west-1.amazonaws.com');
    expect(pathname).toBe('/task-pictures/fern%20%26%20moss%2B.webp');
    expect(searchParams.get('X-Amz-Date')).toBe('20260612T080000Z');
    expect(searchParams.get('X-Amz-Expires')).toBe('3600');
    expect(searchParams.get('X-Amz-Security-Token')).toBe('token');
    expect(expiresAt).toBe(RIGHT + HOUR_MS);
  });

  it('is valid no longer than the credentials', async () => {
    session.expires = RIGHT + 10 * MINUTE_MS;
    const { url, expiresAt } = await signPicture('task-pictures/fern.webp');
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('600');
    expect(expiresAt).toBe(RIGHT + 10 * MINUTE_MS);
  });

  it.each([3 * HOUR_MS, -3 * HOUR_MS])(
    'has the right time on a device whose clock is %s ms ahead',
    async (ahead) => {
      vi.setSystemTime(RIGHT + ahead);
      learnClock({ ahead: -ahead, at: RIGHT });
      const { url, expiresAt } = await signPicture('task-pictures/fern.webp');
      expect(new URL(url).searchParams.get('X-Amz-Date')).toBe('20260612T080000Z');
      expect(expiresAt).toBe(RIGHT + HOUR_MS);
    },
  );

  it('needs a signed-in account', async () => {
    session.token = '';
    await expect(signPicture('task-pictures/fern.webp')).rejects.toMatchObject({
      kind: 'unauthorized',
    });
  });
});

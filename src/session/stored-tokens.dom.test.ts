import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/domain/instant';
import { clockOffset } from '@/lib/clock';
import { storeTokens } from '@/testing/stored-tokens';
import { claimsIn, isIssuedAfter, readStoredTokens, usableAccessToken } from './stored-tokens';

const EXPIRES = Date.parse('2025-06-12T08:00:00.000Z') / 1000;
const at = (secondsBefore: number) => (EXPIRES - secondsBefore) * 1000;

describe('The stored tokens', () => {
  it('are usable until 10 seconds before they expire', () => {
    const { access } = storeTokens({ sub: 'a1', expires: EXPIRES });
    expect(usableAccessToken(at(11))).toBe(access);
    expect(usableAccessToken(at(10))).toBeUndefined();
  });

  it('expire by the pool’s clock if the device’s is wrong', () => {
    const { access } = storeTokens({ sub: 'a1', expires: EXPIRES, clockDrift: -DAY_MS });
    expect(usableAccessToken(at(-23 * 3600))).toBe(access);
  });

  it('correct the clock, even before another tab has finished storing new ones', () => {
    storeTokens({ sub: 'a1', clockDrift: DAY_MS });
    readStoredTokens();
    expect(clockOffset()).toBe(DAY_MS);
    const drift = Object.keys(localStorage).find((key) => key.endsWith('clockDrift'));
    localStorage.removeItem(drift ?? '');
    readStoredTokens();
    expect(clockOffset()).toBe(DAY_MS);
  });

  it('reveal that the clock has been changed since they were issued', () => {
    expect(isIssuedAfter(at(0))).toBe(false);
    storeTokens({ sub: 'a1', expires: EXPIRES });
    expect([at(3600), at(3600 + 200), at(3600 + 400)].map(isIssuedAfter)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('are not usable when they cannot be decoded', () => {
    storeTokens({ sub: 'a1', expires: EXPIRES });
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    localStorage.setItem(key, 'no token');
    expect(usableAccessToken(at(3600))).toBeUndefined();
  });
});

it('claimsIn decodes text outside ASCII', () => {
  const claims = { name: 'Zoë 🌱 ?>~' };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(claimsIn(`h.${payload}.s`)).toEqual(claims);
});

import { describe, expect, it } from 'vitest';
import { accountFrom } from './account';

const access = { sub: 'a1', 'cognito:groups': ['Gardeners'] };
const id = { sub: 'a1', email: 'fern@example.com' };

describe('accountFrom', () => {
  it('reads ID, email and login ID from the tokens', () => {
    expect(accountFrom({ access, id, loginId: 'Fern@example.com' })).toEqual({
      id: 'a1',
      email: 'fern@example.com',
      loginId: 'Fern@example.com',
      isAdmin: false,
    });
  });

  it('uses the email as the login ID if there is no other', () => {
    expect(accountFrom({ access, id })?.loginId).toBe('fern@example.com');
  });

  it('replaces a login ID that is a former email', () => {
    expect(accountFrom({ access, id, loginId: 'moss@example.com' })?.loginId).toBe(
      'fern@example.com',
    );
    expect(accountFrom({ access, id, loginId: 'Google_1' })?.loginId).toBe('Google_1');
  });

  it('reads Admin from the access token only', () => {
    const admin = { sub: 'a1', 'cognito:groups': ['Admin'] };
    expect(accountFrom({ access: admin, id })?.isAdmin).toBe(true);
    expect(accountFrom({ access, id: { ...id, 'cognito:groups': ['Admin'] } })?.isAdmin).toBe(
      false,
    );
    expect(accountFrom({ access: { sub: 'a1' }, id })?.isAdmin).toBe(false);
  });

  it('marks a social account that has not accepted the license', () => {
    const social = { ...id, identities: [{ providerName: 'Google' }] };
    expect(accountFrom({ access, id: social })?.mustAcceptLicense).toBe(true);
    expect(accountFrom({ access, id: { ...social, 'custom:eula': 'yes' } })).not.toHaveProperty(
      'mustAcceptLicense',
    );
    expect(accountFrom({ access, id })).not.toHaveProperty('mustAcceptLicense');
  });

  it('names who signs a social account in', () => {
    const named = (identities: unknown) =>
      accountFrom({ access, id: { ...id, identities } })?.provider;
    expect(named([{ providerName: 'Google' }])).toBe('Google');
    expect(named([{ providerName: 'SignInWithApple' }])).toBe('Apple');
    expect(named([{ providerName: 'LoginWithAmazon' }])).toBe('Amazon');
    expect(named('unreadable')).toBe('another site');
    expect(accountFrom({ access, id })).not.toHaveProperty('provider');
  });

  it('returns undefined for anything else', () => {
    for (const wrong of [undefined, null, {}, { sub: 1 }, 'text']) {
      expect(accountFrom({ access: wrong, id })).toBeUndefined();
    }
    expect(accountFrom({ access, id: { email: 5 } })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { accountFrom } from './account-claims';

const access = { sub: 'a1', 'cognito:groups': ['Gardeners'] };
const id = { sub: 'a1', email: 'fern@example.com' };

describe('accountFrom', () => {
  it('takes id, address and login id from the tokens', () => {
    expect(accountFrom({ access, id, loginId: 'Fern@example.com' })).toEqual({
      id: 'a1',
      email: 'fern@example.com',
      loginId: 'Fern@example.com',
      isAdmin: false,
    });
  });

  it('falls back to the address for the login id', () => {
    expect(accountFrom({ access, id })?.loginId).toBe('fern@example.com');
  });

  it('follows a change of email, which the login id of the last sign-in does not know', () => {
    expect(accountFrom({ access, id, loginId: 'moss@example.com' })?.loginId).toBe(
      'fern@example.com',
    );
    expect(accountFrom({ access, id, loginId: 'Google_1' })?.loginId).toBe('Google_1');
  });

  it('takes Admin from the access token alone', () => {
    const admin = { sub: 'a1', 'cognito:groups': ['Admin'] };
    expect(accountFrom({ access: admin, id })?.isAdmin).toBe(true);
    expect(accountFrom({ access, id: { ...id, 'cognito:groups': ['Admin'] } })?.isAdmin).toBe(
      false,
    );
    expect(accountFrom({ access: { sub: 'a1' }, id })?.isAdmin).toBe(false);
  });

  it('notes a social account that has not accepted the licence', () => {
    const social = { ...id, identities: [{ providerName: 'Google' }] };
    expect(accountFrom({ access, id: social })?.owesLicence).toBe(true);
    expect(accountFrom({ access, id: { ...social, 'custom:eula': 'yes' } })).not.toHaveProperty(
      'owesLicence',
    );
    expect(accountFrom({ access, id })).not.toHaveProperty('owesLicence');
  });

  it('makes no account of anything else', () => {
    for (const wrong of [undefined, null, {}, { sub: 1 }, 'text']) {
      expect(accountFrom({ access: wrong, id })).toBeUndefined();
    }
    expect(accountFrom({ access, id: { email: 5 } })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { accountFrom } from './account';

const access = { sub: 'a1', 'cognito:groups': ['Gardeners'] };
const id = { sub: 'a1', email: 'fern@example.com' };
const admin = { sub: 'a1', 'cognito:groups': ['Admin'] };
const by = (...providers: readonly string[]) => ({
  ...id,
  identities: providers.map((providerName) => ({ providerName })),
});

const fern = { id: 'a1', email: 'fern@example.com', loginId: 'fern@example.com', isAdmin: false };
const social = { mustAcceptLicense: true };

describe('accountFrom', () => {
  it.each<[string, Parameters<typeof accountFrom>[0], object]>([
    ['reads ID and email from the tokens', { access, id }, fern],
    [
      'reads the login ID',
      { access, id, loginId: 'Fern@example.com' },
      { loginId: 'Fern@example.com' },
    ],
    [
      'replaces a login ID that is a former email',
      { access, id, loginId: 'moss@example.com' },
      fern,
    ],
    [
      'keeps a login ID that is no email',
      { access, id, loginId: 'Google_1' },
      { loginId: 'Google_1' },
    ],
    ['reads Admin from the access token', { access: admin, id }, { isAdmin: true }],
    ['reads Admin from no other token', { access, id: { ...id, ...admin } }, fern],
    ['needs no groups', { access: { sub: 'a1' }, id }, fern],
    ['asks for the license', { access, id: by('Google') }, { ...social, provider: 'Google' }],
    ['names Apple', { access, id: by('SignInWithApple') }, { provider: 'Apple' }],
    ['names Amazon', { access, id: by('LoginWithAmazon') }, { provider: 'Amazon' }],
    ['names others', { access, id: { ...id, identities: '?' } }, { provider: 'another site' }],
  ])('%s', (_, tokens, account) => {
    expect(accountFrom(tokens)).toMatchObject(account);
  });

  it('requires the license only of social accounts that haven’t accepted it', () => {
    const accepted = accountFrom({ access, id: { ...by('Google'), 'custom:eula': 'yes' } });
    expect(accepted).not.toHaveProperty('mustAcceptLicense');
    expect(accountFrom({ access, id })).toEqual(fern);
  });

  it.each([undefined, null, {}, { sub: 1 }, 'text'])('returns undefined for %j', (wrong) => {
    expect(accountFrom({ access: wrong, id })).toBeUndefined();
    expect(accountFrom({ access, id: { email: 5 } })).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { socialLogin, socialSecrets } from './social-providers';

it('A sandbox offers the social providers whose secrets are all set, with redirects to the local application (D8)', () => {
  const secrets = Object.values(socialSecrets).flat();
  const someSecrets = secrets.filter((name) => name !== 'SIWA_TEAM_ID');
  const { externalProviders } = socialLogin(new Set(someSecrets));
  expect(externalProviders).toMatchObject({
    google: {},
    facebook: {},
    loginWithAmazon: {},
    callbackUrls: ['http://localhost:5173/login'],
    logoutUrls: ['http://localhost:5173/'],
  });
  expect(externalProviders).not.toHaveProperty('signInWithApple');
  expect(socialLogin(new Set())).toEqual({});
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { redirectFailureMessage } from './identity-message';

const failing = (message: string, name = 'OAuthSignInException') => ({ error: { name, message } });

afterEach(() => void vi.unstubAllGlobals());

describe('redirectFailureMessage', () => {
  it.each([
    [
      '?error=access_denied&error_description=Denied',
      failing('Denied'),
      'User cancelled OAuth flow.',
    ],
    ['', failing('User cancelled OAuth flow.'), 'User cancelled OAuth flow.'],
    [
      '?error=invalid_request',
      failing('attributes required: [email]'),
      /^The provider didn’t share your email address.* or create an account with your address/,
    ],
    ['?code=1', failing('invalid_grant'), /^Couldn’t sign you in/],
    ['?code=1', failing('Failed to fetch', 'TypeError'), /^We couldn’t reach the server/],
    [
      '?code=1',
      failing('Unexpected token \'<\', "<html>" is not valid JSON', 'SyntaxError'),
      /^We couldn’t reach the server/,
    ],
    ['?code=1', failing('Invalid tokens', 'InvalidTokens'), /^We couldn’t reach the server/],
    ['', undefined, /^Couldn’t sign you in/],
  ])('for %j and %j', (search, data, text) => {
    expect(redirectFailureMessage(data, search)).toMatch(text);
  });

  it.each([
    ['works', () => {}, /^An error occurred while validating the state\.$/],
    [
      'is full',
      () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
      /^Signing in with a provider needs your browser to store data/,
    ],
  ])('for a lost state in a browser whose storage %s', (_, setItem, text) => {
    vi.stubGlobal('localStorage', { setItem, removeItem: () => {} });
    const failure = failing('An error occurred while validating the state.');
    expect(redirectFailureMessage(failure, '?code=1&state=2')).toMatch(text);
  });
});

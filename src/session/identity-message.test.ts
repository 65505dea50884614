import { describe, expect, it } from 'vitest';
import { redirectFailureMessage } from './identity-message';

const failing = (message: string, name = 'OAuthSignInException') => ({ error: { name, message } });

describe('redirectFailureMessage', () => {
  it.each([
    [
      '?error=access_denied&error_description=Denied',
      failing('Denied'),
      'User cancelled OAuth flow.',
    ],
    ['', failing('User cancelled OAuth flow.'), 'User cancelled OAuth flow.'],
    [
      '?code=1&state=2',
      failing('An error occurred while validating the state.'),
      'An error occurred while validating the state.',
    ],
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
  ])('of %j and %j', (search, data, text) => {
    expect(redirectFailureMessage(data, search)).toMatch(text);
  });
});

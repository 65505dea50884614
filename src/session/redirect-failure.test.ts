import { Hub } from 'aws-amplify/utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureText, onRedirectFailure } from './redirect-failure';

const failing = (message: string, name = 'OAuthSignInException') => ({ error: { name, message } });

describe('failureText', () => {
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
      'attributes required: [email]',
    ],
    ['?code=1', failing('invalid_grant'), /^The sign-in with the provider did not work/],
    ['?code=1', failing('Failed to fetch', 'TypeError'), /^We could not reach the server/],
    ['', undefined, /^The sign-in with the provider did not work/],
  ])('of %j and %j', (search, data, text) => {
    expect(failureText(data, search)).toMatch(text);
  });
});

describe('onRedirectFailure', () => {
  const dispatch = (message: string) =>
    Hub.dispatch('auth', { event: 'signInWithRedirect_failure', data: failing(message) });

  beforeEach(() => vi.stubGlobal('location', { search: '' }));

  it('tells what failed before anybody listened, once', () => {
    dispatch('The first one.');
    const told = vi.fn<(text: string) => void>();
    onRedirectFailure(told)();
    onRedirectFailure(told)();
    expect(told.mock.calls).toEqual([['The first one.']]);
  });

  it('tells what fails while somebody listens, and nothing afterwards', () => {
    const told = vi.fn<(text: string) => void>();
    const stop = onRedirectFailure(told);
    dispatch('The second one.');
    stop();
    dispatch('The third one.');
    expect(told.mock.calls).toEqual([['The second one.']]);
  });
});

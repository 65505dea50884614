import { describe, expect, it } from 'vitest';
import { returnPlace, returnState } from './return-place';

const home = { pathname: '/userlanding', search: '', hash: '' };

describe('The return location', () => {
  it('drops everything else in a location', () => {
    const location = { pathname: '/library', search: '?page=2', hash: '', key: 'x', state: 'y' };
    expect(returnState(location)).toEqual({
      returnTo: { pathname: '/library', search: '?page=2', hash: '' },
    });
  });

  it('is the home page for another account', () => {
    const location = { pathname: '/library', search: '', hash: '', accountId: 'a1' };
    expect(returnPlace(returnState(location), 'b1')).toEqual(home);
    expect(returnPlace(returnState(location), 'a1')).toEqual(location);
  });

  it.each([
    null,
    undefined,
    'https://elsewhere.example',
    { returnTo: '/library' },
    { returnTo: { pathname: '//elsewhere.example', search: '', hash: '' } },
    { returnTo: { pathname: 'https://elsewhere.example', search: '', hash: '' } },
    { returnTo: { pathname: '/library' } },
  ])('is the home page when the state is %j', (state) => {
    expect(returnPlace(state)).toEqual(home);
  });
});

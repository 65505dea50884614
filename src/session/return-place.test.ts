// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placeToReturnTo, returningTo, savedPlace, savePlace } from './return-place';

const home = { pathname: '/userlanding', search: '', hash: '' };

describe('the place to return to', () => {
  it('comes back with its path, query and fragment', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), (path, query, hash) => {
        const place = {
          pathname: `/${path.replace(/^\/+/, '')}`,
          search: `?${query}`,
          hash: `#${hash}`,
        };
        expect(placeToReturnTo(returningTo(place))).toEqual(place);
      }),
    );
  });

  it('carries nothing else of a location', () => {
    const location = { pathname: '/library', search: '?page=2', hash: '', key: 'x', state: 'y' };
    expect(returningTo(location)).toEqual({
      returnTo: { pathname: '/library', search: '?page=2', hash: '' },
    });
  });

  it.each([
    null,
    undefined,
    'https://elsewhere.example',
    { returnTo: '/library' },
    { returnTo: { pathname: '//elsewhere.example', search: '', hash: '' } },
    { returnTo: { pathname: 'https://elsewhere.example', search: '', hash: '' } },
    { returnTo: { pathname: '/library' } },
  ])('is the home when the state is %j', (state) => {
    expect(placeToReturnTo(state)).toEqual(home);
  });
});

const history = { pathname: '/userhistory', search: '?sort=score', hash: '' };

beforeEach(() => sessionStorage.clear());

describe('the saved place', () => {
  it.each(['?code=1&state=2', '?error=access_denied&state=2'])(
    'comes back with a response of a provider: %s',
    (search) => {
      savePlace(returningTo(history));
      expect(savedPlace(search)).toEqual(history);
    },
  );

  it('does not come back otherwise', () => {
    savePlace(returningTo(history));
    expect(savedPlace('')).toBeUndefined();
    expect(savedPlace('?returnTo=/library')).toBeUndefined();
  });

  it('is removed by a visit that brings no place', () => {
    savePlace(returningTo(history));
    savePlace(null);
    expect(savedPlace('?code=1')).toBeUndefined();
  });

  it('never leaves this product, whatever the storage holds', () => {
    const elsewhere = { returnTo: { ...history, pathname: '//elsewhere.example' } };
    sessionStorage.setItem('verdure.returnTo', JSON.stringify(elsewhere));
    expect(savedPlace('?code=1')).toEqual(home);
    sessionStorage.setItem('verdure.returnTo', 'no JSON');
    expect(savedPlace('?code=1')).toBeUndefined();
  });

  it('is undefined where the browser forbids storage', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => savePlace(returningTo(history))).not.toThrow();
    expect(savedPlace('?code=1')).toBeUndefined();
    vi.restoreAllMocks();
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { returnState, savedPlace, savePlace } from './return-place';

const home = { pathname: '/userlanding', search: '', hash: '' };
const history = { pathname: '/userhistory', search: '?sort=score', hash: '' };

beforeEach(() => sessionStorage.clear());

describe('the saved place', () => {
  it.each(['?code=1&state=2', '?error=access_denied&state=2'])(
    'comes back with a response of a provider: %s',
    (search) => {
      savePlace(returnState(history));
      expect(savedPlace(search)).toEqual(history);
    },
  );

  it('does not come back otherwise', () => {
    savePlace(returnState(history));
    expect(savedPlace('')).toBeUndefined();
    expect(savedPlace('?returnTo=/library')).toBeUndefined();
  });

  it('is removed by a visit that brings no place', () => {
    savePlace(returnState(history));
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
    expect(() => savePlace(returnState(history))).not.toThrow();
    expect(savedPlace('?code=1')).toBeUndefined();
    vi.restoreAllMocks();
  });
});
